import { useState } from 'react';

export interface RequestKeys {
  /** The key of what is sent: the same again until it is forgotten. */
  readonly get: (body: unknown) => string;
  /** Gives the same body a new key from now on: its call has succeeded, or it is meant to be another one. */
  readonly forget: (body: unknown) => void;
}

/**
 * Idempotency keys by body, so that a call whose answer was lost does its work once when it is repeated (CONS-34). A
 * refused call leaves no key on the server, and can keep its own.
 */
export function useRequestKeys(): RequestKeys {
  const [keys] = useState(() => new Map<string, string>());
  return {
    get: (body) => {
      const text = JSON.stringify(body);
      const key = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, key);
      return key;
    },
    forget: (body) => void keys.delete(JSON.stringify(body)),
  };
}
