import { useRef } from 'react';

export interface RequestKeys {
  /** The key of a body: the same for each repetition of its call. */
  readonly get: (body: unknown) => string;
  /** Gives this body a new key from now on: its call has succeeded, or it is meant to be another one. */
  readonly forget: (body: unknown) => void;
}

/**
 * The idempotency key of the body that was sent last, so that a call whose answer was lost does its work once when it is
 * repeated (CONS-34). A refused call leaves no key on the server, and can keep its own.
 */
export function useRequestKeys(): RequestKeys {
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return {
    get: (body) => {
      const text = JSON.stringify(body);
      if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: (body) => {
      if (last.current?.text === JSON.stringify(body)) last.current = null;
    },
  };
}
