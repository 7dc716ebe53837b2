import type { Consignment } from '@consign/api-client/consignment';
import { ConsignmentIcons, describeOutdated } from '@consign/consignment-parts';
import { currentStatus, describeShortDelivery } from '@consign/domain/status';
import { lazyComponent, StatusButton, Tag, typography } from '@consign/ui';
import { VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { titleProps } from './focus.js';

const StatusInfoDialog = lazyComponent(
  async () => (await import('@consign/consignment-parts/status-info')).StatusInfoDialog,
);

interface Props {
  readonly consignment: Consignment | null;
  /** The unsaved changes are stored on the server (PLAT-19). */
  readonly isBackedUp: boolean;
}

const notSaved = 'Not saved yet';
const backedUp = 'Unsaved changes (backed up)';

/** The consignment's reference, status, icons and tags (CONS-01); the status says what each one means (CONS-104). */
export function ConsignmentHeader({ consignment, isBackedUp }: Props): ReactNode {
  const [isInfoOpen, setInfoOpen] = useState(false);
  if (consignment === null) {
    return (
      <h2 {...titleProps} className={typography.dimmed}>
        {isBackedUp ? backedUp : notSaved}
      </h2>
    );
  }
  const { reference, statusHistory, tags, lineItems, isDeliveryException, hasUnresolvedNotes } = consignment;
  const { proofOfDelivery } = consignment;
  const status = currentStatus(statusHistory);
  return (
    <>
      <h2 {...titleProps}>
        {reference}
        {status !== null && <VisuallyHidden>, {status.name}</VisuallyHidden>}
      </h2>
      {status !== null && (
        <StatusButton code={status.code} name={status.name} onClick={() => setInfoOpen(true)} />
      )}
      {isInfoOpen && <StatusInfoDialog onClose={() => setInfoOpen(false)} />}
      <ConsignmentIcons
        isDeliveryException={isDeliveryException}
        shortDelivery={proofOfDelivery === null ? null : describeShortDelivery(proofOfDelivery)}
        hasUnresolvedNotes={hasUnresolvedNotes}
        outdated={describeOutdated(consignment)}
        dangerousGoods={lineItems.flatMap(({ dangerousGoods }) => dangerousGoods ?? [])}
      />
      {tags.map(({ code, name, colour }) => (
        <Tag key={code} name={name} colour={colour} />
      ))}
      {isBackedUp && <span className={typography.dimmed}>{backedUp}</span>}
    </>
  );
}
