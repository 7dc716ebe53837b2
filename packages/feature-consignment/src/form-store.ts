import { shallowEqual } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';

import { reduce, type Action } from './form-actions.js';
import type { FormState } from './form-state.js';

/** The state of one form, readable by work that continues after a call. */
export interface FormStore {
  readonly get: () => FormState;
  readonly dispatch: (action: Action) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createFormStore(initial: FormState): FormStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch: (action) => {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns what `select` picks of the form: the same object until one of its properties is another. */
export function createReader<Slice>({ get }: Pick<FormStore, 'get'>, select: (state: FormState) => Slice) {
  let state = get();
  let slice = select(state);
  return (): Slice => {
    if (state === get()) return slice;
    state = get();
    const next = select(state);
    if (!shallowEqual(slice, next)) slice = next;
    return slice;
  };
}

/** What the first `select` picks of the form; its component is drawn again only when that changes. */
export function useFormSlice<Slice>(
  store: Pick<FormStore, 'get' | 'subscribe'>,
  select: (state: FormState) => Slice,
): Slice {
  const [read] = useState(() => createReader(store, select));
  return useSyncExternalStore(store.subscribe, read);
}
