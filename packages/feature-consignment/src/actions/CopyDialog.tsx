import { formatCount } from '@consign/domain';
import type { Consignment } from '@consign/api-client/consignment';
import { ConfirmDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

interface Props {
  readonly consignment: Consignment;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms copying a consignment up to its pickup (CONS-88). */
export function CopyDialog({ consignment, onConfirm, onClose }: Props): ReactNode {
  const { reference, receiverParticipant, lineItems } = consignment;
  const pieces = lineItems.reduce((sum, { count }) => sum + count, 0);
  const receiver = receiverParticipant?.fullName ?? '';
  return (
    <ConfirmDialog
      opened
      title="Copy and request pickup"
      confirmLabel="Copy and request pickup"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      Send the same again{receiver === '' ? '' : ` to ${receiver}`}: {formatCount(pieces, 'piece')}, as on{' '}
      {reference}. If something is missing, the copy opens and shows it.
    </ConfirmDialog>
  );
}
