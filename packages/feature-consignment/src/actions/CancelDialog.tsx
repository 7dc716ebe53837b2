import { ConfirmDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

interface Props {
  readonly isDirty: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms cancelling a consignment (CONS-23). */
export function CancelDialog({ isDirty, onConfirm, onClose }: Props): ReactNode {
  return (
    <ConfirmDialog
      opened
      destructive
      title="Cancel consignment"
      confirmLabel="Cancel consignment"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      Are you sure you want to cancel this consignment?
      {isDirty && " You'll also lose your changes since the last save."}
    </ConfirmDialog>
  );
}
