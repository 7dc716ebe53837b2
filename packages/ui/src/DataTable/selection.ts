import { useSyncExternalStore } from 'react';

/** Selected rows, stored outside the table so that a click redraws only the checkboxes that change. */
export interface Selection {
  readonly has: (id: string) => boolean;
  /** Selected ids in the order of selection; the same set instance until something changes. */
  readonly ids: () => ReadonlySet<string>;
  readonly size: number;
  readonly toggle: (id: string) => void;
  readonly set: (ids: Iterable<string>, selected: boolean) => void;
  readonly clear: () => void;
  /** Calls the listener after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSelection(): Selection {
  let selected: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const replace = (next: ReadonlySet<string>): void => {
    selected = next;
    for (const listener of listeners) listener();
  };
  const set = (ids: Iterable<string>, on: boolean): void => {
    const next = new Set(selected);
    let changed = false;
    for (const id of ids) {
      if (next.has(id) === on) continue;
      changed = true;
      if (on) next.add(id);
      else next.delete(id);
    }
    if (changed) replace(next);
  };
  return {
    has: (id) => selected.has(id),
    ids: () => selected,
    get size() {
      return selected.size;
    },
    toggle: (id) => set([id], !selected.has(id)),
    set,
    clear: () => {
      if (selected.size > 0) replace(new Set());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether this row is selected; redraws when that changes, not when another row's does. */
export function useIsSelected(selection: Selection, id: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.has(id));
}

export function useSelectionSize(selection: Selection): number {
  return useSyncExternalStore(selection.subscribe, () => selection.size);
}
