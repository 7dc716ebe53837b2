import { lazy, Suspense, type ReactNode } from 'react';

const Dialog = lazy(async () => ({ default: (await import('@consign/feature-account')).MyDetailsDialog }));

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** My Details, loaded when it is asked for. */
export function MyDetails({ opened, onClose }: Props): ReactNode {
  return opened ? (
    <Suspense fallback={null}>
      <Dialog opened onClose={onClose} />
    </Suspense>
  ) : null;
}
