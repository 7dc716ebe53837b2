import { useSyncExternalStore } from 'react';

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

/** Opens the palette (NAV-20), looks up a scan (NAV-22), or opens the camera (NAV-23) or the list of keys (NAV-24). */
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

/** The open view; null for none. */
export function useFinderView(): FinderView | null {
  return useSyncExternalStore(subscribe, () => view);
}
