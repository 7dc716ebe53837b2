import { useWindowEvent, useHotkeys, type HotkeyItem } from '@mantine/hooks';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { isDialogOpen, isInDialog, isTypedInto, useLetterKeys } from './letter-keys.js';
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
        if (view?.type !== 'search' && !isDialogOpen()) openFinder('search');
        return;
      }
      if (typeAhead(event)) return;
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

/**
 * Types into the palette that was opened and has no focus yet, because its code loads on first use: nothing typed is lost,
 * reaches the screen beneath, or counts as a shortcut (NAV-20).
 */
function typeAhead(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (view?.type !== 'search' || ctrlKey || metaKey || altKey || isComposing || isInDialog(target))
    return false;
  if (key === 'Escape') closeFinder();
  else if (key === 'Backspace') openFinder('search', view.text.slice(0, -1));
  else if (key.length === 1) openFinder('search', view.text + key);
  else return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  return true;
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

/** The view over the screen: the palette, a scan being looked up, the camera, or the list of keys. */
export type FinderView =
  | { readonly type: 'search' | 'scan'; readonly text: string }
  | { readonly type: 'camera' }
  | { readonly type: 'keys' };

let view: FinderView | null = null;
const listeners = new Set<() => void>();

function show(next: FinderView | null): void {
  view = next;
  listeners.forEach((listener) => listener());
}

let takeScan: ((text: string) => void) | null = null;

/** Takes every scan while the component is mounted, in place of the look-up; the camera stays open (LOAD-02). */
export function useScans(onScan: (text: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const take = (text: string): void => latest.current(text);
    takeScan = take;
    return () => {
      if (takeScan === take) takeScan = null;
    };
  }, []);
}

/** Opens the palette or changes its text (NAV-20), looks up a scan (NAV-22), or opens the camera (NAV-23) or the list of keys (NAV-24). */
export function openFinder(type: FinderView['type'], text = ''): void {
  if (type === 'scan' && takeScan !== null) takeScan(text);
  else show(type === 'search' || type === 'scan' ? { type, text } : { type });
}

export function closeFinder(): void {
  show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The open view; null for none. */
export function useFinderView(): FinderView | null {
  return useSyncExternalStore(subscribe, () => view);
}
