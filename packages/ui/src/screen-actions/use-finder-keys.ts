import { useWindowEvent, useHotkeys, type HotkeyItem } from '@mantine/hooks';
import { useState } from 'react';

import { openFinder } from './finder.js';
import { isDialogOpen, isTypedInto, useLetterKeys } from './letter-keys.js';
import { createScanInput } from './scan-input.js';

/** The keys of every screen: Ctrl+K opens the palette (NAV-20), ? lists the keys (NAV-24), and a scan works anywhere (NAV-22). */
export function useFinderKeys({ scans }: { readonly scans: boolean }): void {
  const [input] = useState(createScanInput);
  useLetterKeys({ '?': () => openFinder('keys') });
  useWindowEvent(
    'keydown',
    (event) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!isDialogOpen()) openFinder('search');
        return;
      }
      if (!scans || event.isComposing || isTypedInto(event.target) || isDialogOpen()) {
        input.reset();
        return;
      }
      const step = input.read(event);
      if (step.type === 'within' || step.type === 'scan') {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (step.type === 'scan') openFinder('scan', step.text);
    },
    { capture: true },
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Shortcuts of a screen that also work while the user types. Beneath a dialog the keys do nothing (NAV-30). */
export function useScreenHotkeys(keys: readonly HotkeyItem[]): void {
  useHotkeys(
    keys.map(([key, act, options = {}]): HotkeyItem => [
      key,
      (event) => {
        if (!isDialogOpen()) act(event);
      },
      options,
    ]),
    [],
  );
}
