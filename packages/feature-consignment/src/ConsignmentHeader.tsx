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
  /** The unsaved changes are stored on the server (PLAT-19). */
  readonly isBackedUp: boolean;
}

const notSaved = 'Not saved yet';
const backedUp = 'Unsaved changes (backed up)';

/** The consignment's reference, status, icons and tags (CONS-01). */
export function ConsignmentHeader({ consignment, isBackedUp }: Props): ReactNode {
  if (consignment === null) {
    return (
      <h2 {...titleProps} className={classes.unsaved}>
        {isBackedUp ? backedUp : notSaved}
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
        labelsOutdated={consignment.labelsOutdated}
        dangerousGoods={lineItems.flatMap(({ dangerousGoods }) => dangerousGoods ?? [])}
      />
      {tags.map(({ code, name, colour }) => (
        <Tag key={code} name={name} colour={colour} />
      ))}
      {isBackedUp && <span className={classes.unsaved}>{backedUp}</span>}
    </>
  );
}
