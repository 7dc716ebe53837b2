import type { Client } from '@consign/api-client';

interface Kept<Value> {
  readonly get: (key: string) => Value | undefined;
  /** Returns the key, for a history entry. */
  readonly add: (value: Value) => string;
}

/** Values of a session by the keys that history entries have: no customer's data is in a URL, and nothing is stored. */
export function keptInMemory<Value>(): (client: Client) => Kept<Value> {
  const sessions = new WeakMap<Client, Map<string, Value>>();
  return (client) => {
    const values = sessions.get(client) ?? new Map<string, Value>();
    sessions.set(client, values);
    return {
      get: (key) => values.get(key),
      add: (value) => {
        // A key of the history outlives the page, and must not find what a later page keeps.
        const key = `${String(Date.now())}-${String(values.size)}`;
        values.set(key, value);
        return key;
      },
    };
  };
}
