import { ConfirmDialog } from '@consign/ui';
import type { ReactNode } from 'react';

/** A blocked navigation. */
export interface Leaving {
  readonly discard: () => void;
  readonly stay: () => void;
}

/** Asks whether to discard unsaved changes (CONS-07). */
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
