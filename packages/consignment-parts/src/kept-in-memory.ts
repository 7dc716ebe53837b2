import type { Client } from '@consign/api-client/internal';

interface Kept<Value> {
  readonly get: (key: string) => Value | undefined;
  /** Returns the key, for a history entry. */
  readonly add: (value: Value) => string;
}

/** Values in memory, by the keys of history entries: no customer's data is in a URL or stored. */
export function keptInMemory<Value>(): (client: Client) => Kept<Value> {
  const sessions = new WeakMap<Client, Map<string, Value>>();
  return (client) => {
    const values = sessions.get(client) ?? new Map<string, Value>();
    sessions.set(client, values);
    return {
      get: (key) => values.get(key),
      add: (value) => {
        // A key of the history outlives the page, and must not find a later page's values.
        const key = `${String(Date.now())}-${String(values.size)}`;
        values.set(key, value);
        return key;
      },
    };
  };
}
