import { ConfirmDialog } from '@consign/ui';
import type { ReactNode } from 'react';

/** A navigation that waits for an answer. */
export interface Leaving {
  readonly discard: () => void;
  readonly stay: () => void;
}

/** Asks whether to discard what is not saved (CONS-07). */
export function LeaveDialog({ leaving }: { readonly leaving: Leaving | null }): ReactNode {
  return (
    <ConfirmDialog
      opened={leaving !== null}
      title="Unsaved changes"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      destructive
      onConfirm={() => leaving?.discard()}
      onCancel={() => leaving?.stay()}
    >
      You'll lose your changes since the last save.
    </ConfirmDialog>
  );
}
