import type { Consignment } from '@consign/api-client/consignment';
import { ConsignmentIcons } from '@consign/consignment-parts';
import { currentStatus } from '@consign/domain/status';
import { StatusChip, Tag } from '@consign/ui';
import type { ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';

/** Which consignment this is and what to know of it at once (CONS-01). */
export function ConsignmentHeader({ consignment }: { readonly consignment: Consignment | null }): ReactNode {
  if (consignment === null) return <span className={classes.unsaved}>Not saved yet</span>;
  const { reference, statusHistory, tags, lineItems, isDeliveryException, hasUnresolvedNotes } = consignment;
  const status = currentStatus(statusHistory);
  return (
    <>
      <span className={classes.reference}>{reference}</span>
      {status !== null && <StatusChip code={status.code} name={status.name} focusable />}
      <ConsignmentIcons
        isDeliveryException={isDeliveryException}
        hasUnresolvedNotes={hasUnresolvedNotes}
        dangerousGoods={lineItems.flatMap(({ dangerousGoods }) => dangerousGoods ?? [])}
      />
      {tags.map(({ code, name, colour }) => (
        <Tag key={code} name={name} colour={colour} />
      ))}
    </>
  );
}
