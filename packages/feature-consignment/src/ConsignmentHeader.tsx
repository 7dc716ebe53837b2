import type { Consignment } from '@consign/api-client/consignment';
import { ConsignmentIcons } from '@consign/consignment-parts';
import { currentStatus } from '@consign/domain/status';
import { StatusChip, Tag } from '@consign/ui';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';
import { titleProps } from './focus.js';

interface Props {
  readonly consignment: Consignment | null;
  /** What was typed since the last save is kept on the server (PLAT-19). */
  readonly isKept: boolean;
}

const notSaved = 'Not saved yet';
const notSavedButKept = `${notSaved}; kept for you`;

/** Which consignment this is and what to know of it at once (CONS-01). */
export function ConsignmentHeader({ consignment, isKept }: Props): ReactNode {
  if (consignment === null) {
    return (
      <h2 {...titleProps} className={classes.unsaved}>
        {isKept ? notSavedButKept : notSaved}
      </h2>
    );
  }
  const { reference, statusHistory, tags, lineItems, isDeliveryException, hasUnresolvedNotes } = consignment;
  const status = currentStatus(statusHistory);
  return (
    <>
      <h2 {...titleProps} className={classes.reference}>
        {reference}
        {status !== null && <VisuallyHidden>, {status.name}</VisuallyHidden>}
      </h2>
      {status !== null && <StatusChip code={status.code} name={status.name} focusable />}
      <ConsignmentIcons
        isDeliveryException={isDeliveryException}
        hasUnresolvedNotes={hasUnresolvedNotes}
        dangerousGoods={lineItems.flatMap(({ dangerousGoods }) => dangerousGoods ?? [])}
      />
      {tags.map(({ code, name, colour }) => (
        <Tag key={code} name={name} colour={colour} />
      ))}
      {isKept && <span className={classes.unsaved}>{notSavedButKept}</span>}
    </>
  );
}
