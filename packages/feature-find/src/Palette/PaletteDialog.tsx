import { Dialog } from '@consign/ui/dialogs';
import { Suspense, type ReactNode } from 'react';

import { Palette, type PaletteProps } from './Palette.js';

interface Props extends PaletteProps {
  readonly onClose: () => void;
}

/** Finds consignments, receivers and screens, and runs the current screen's actions (NAV-20, NAV-21). */
export function PaletteDialog({ onClose, ...palette }: Props): ReactNode {
  return (
    <Dialog opened title="Search everywhere" size="lg" onClose={onClose}>
      <Suspense>
        <Palette {...palette} />
      </Suspense>
    </Dialog>
  );
}
