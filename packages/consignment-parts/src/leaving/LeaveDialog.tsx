import { ConfirmDialog } from '@consign/ui';
import type { ReactNode } from 'react';

/** A blocked navigation. */
export interface Leaving {
  readonly discard: () => void;
  readonly stay: () => void;
}

interface Props {
  readonly leaving: Leaving | null;
  /** The run as a sentence: 'An import is running'. Without one, changes are unsaved. */
  readonly running?: string;
  /** Names the loss. */
  readonly children: ReactNode;
}

/** Asks whether to discard unsaved changes (CONS-07), or to stop a run. */
export function LeaveDialog({ leaving, running, children }: Props): ReactNode {
  return (
    <ConfirmDialog
      opened={leaving !== null}
      title={running ?? 'Unsaved changes'}
      confirmLabel={running === undefined ? 'Discard changes' : 'Stop and leave'}
      cancelLabel={running === undefined ? 'Keep editing' : 'Stay'}
      destructive
      onConfirm={() => leaving?.discard()}
      onCancel={() => leaving?.stay()}
    >
      {children}
    </ConfirmDialog>
  );
}
