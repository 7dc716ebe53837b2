import { lazyComponent } from '@consign/ui';
import type { ReactNode } from 'react';

const Dialog = lazyComponent(async () => (await import('@consign/feature-account')).MyDetailsDialog);

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The My Details dialog, loaded when first opened. */
export function MyDetails({ opened, onClose }: Props): ReactNode {
  return opened ? <Dialog opened onClose={onClose} /> : null;
}
