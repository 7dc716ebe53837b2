import { useSyncExternalStore } from 'react';

/** What is open over the screen: the palette, what a scanner read and is looked up, the camera, or the list of keys. */
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

/** Opens the palette (NAV-20), what a scanner read (NAV-22), the camera (NAV-23) or the list of keys (NAV-24). */
export function openFinder(type: FinderView['type'], text = ''): void {
  show(type === 'search' || type === 'scan' ? { type, text } : { type });
}

export function closeFinder(): void {
  show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is open; null for nothing. */
export function useFinderView(): FinderView | null {
  return useSyncExternalStore(subscribe, () => view);
}
