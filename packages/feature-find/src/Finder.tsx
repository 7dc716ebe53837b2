import { closeFinder, lazyComponent, openFinder, useFinderView } from '@consign/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import type { FinderLinks } from './finder-props.js';

const PaletteDialog = lazyComponent(async () => (await import('./Palette/Palette.js')).PaletteDialog);
const KeysDialog = lazyComponent(async () => (await import('./Keys/index.js')).KeysDialog);
const CameraDialog = lazyComponent(async () => (await import('./Camera/CameraDialog.js')).CameraDialog);
const OpenScanned = lazyComponent(async () => (await import('./Scan/index.js')).OpenScanned);

/** The palette, scan, camera and list of keys, which open over every screen (NAV-20 to NAV-25). */
export function Finder(links: FinderLinks): ReactNode {
  const view = useFinderView();
  const chosen = useRef<() => void>(null);
  // A choice may open a dialog of its own, so it runs once this one has closed and returned the focus.
  useEffect(() => {
    if (view !== null) return;
    const run = chosen.current;
    chosen.current = null;
    run?.();
  }, [view]);
  const choose = (run: () => void): void => {
    chosen.current = run;
    closeFinder();
  };
  if (view?.type === 'search') {
    return (
      <PaletteDialog
        {...links}
        text={view.text}
        onText={(text) => openFinder('search', text)}
        onChoose={choose}
        onClose={closeFinder}
      />
    );
  }
  if (view?.type === 'keys') return <KeysDialog onClose={closeFinder} />;
  if (view?.type === 'camera') return <CameraDialog onClose={closeFinder} />;
  if (view?.type === 'scan' && links.consignments !== null) {
    return <OpenScanned key={view.text} text={view.text} onOpen={links.consignments.open} />;
  }
  return null;
}
