import { shallowEqual } from '@mantine/hooks';
import { useRef, useSyncExternalStore } from 'react';

/** A form's state that a component reads. */
export interface ReadableStore<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The state of one form, readable by work that continues after a call. */
export interface FormStore<State, Action> extends ReadableStore<State> {
  readonly dispatch: (action: Action) => void;
}

export function createFormStore<State, Action>(
  initial: State,
  reduce: (state: State, action: Action) => State,
): FormStore<State, Action> {
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

/** What `select` picks of the form; its component is drawn again only when one of its properties changes. */
export function useFormSlice<State, Slice>(
  store: ReadableStore<State>,
  select: (state: State) => Slice,
): Slice {
  const slice = useRef<Slice>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const next = select(store.get());
    if (!shallowEqual(slice.current, next)) slice.current = next;
    return slice.current as Slice;
  });
}
