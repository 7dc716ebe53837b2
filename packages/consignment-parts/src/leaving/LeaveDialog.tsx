import { ConfirmDialog } from '@consign/ui';
import type { ReactNode } from 'react';

/** A blocked navigation. */
export interface Leaving {
  readonly discard: () => void;
  readonly stay: () => void;
}

interface Props {
  readonly leaving: Leaving | null;
  /** Names the loss. */
  readonly children: ReactNode;
}

/** Asks whether to discard unsaved changes (CONS-07). */
export function LeaveDialog({ leaving, children }: Props): ReactNode {
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
      {children}
    </ConfirmDialog>
  );
}
