import type { Client } from '@consign/api-client/internal';

const sessions = new WeakMap<Client, Map<string, readonly string[]>>();

/** The scans of a load check while the user is on another screen: in memory, and only for this sign-in (LOAD-05). */
export function keptScans(client: Client, load: string) {
  const kept = sessions.get(client) ?? new Map<string, readonly string[]>();
  sessions.set(client, kept);
  return {
    get: (): readonly string[] => kept.get(load) ?? [],
    set: (scans: readonly string[]): void => void kept.set(load, scans),
  };
}
