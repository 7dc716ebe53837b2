import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

/** How often each table was read from end to end and each index was read, with the entries that were read. */
interface Scans {
  readonly count: number;
  readonly entries: number;
}

/** This session's counters by table and index, as the server keeps them. The embedded engine keeps none. */
async function countScans(tx: Tx): Promise<ReadonlyMap<string, Scans>> {
  const { rows } = await sql<Scans & { name: string }>`
    select relname as name, pg_stat_get_xact_numscans(oid) as count, pg_stat_get_xact_tuples_returned(oid) as entries
    from pg_class where relnamespace = 'public'::regnamespace`.execute(tx);
  return new Map(rows.map(({ name, ...scans }) => [name, scans]));
}

/** The tables and indexes that `ask` reads, within functions too: each table and index with its number of entries. */
export async function listScanned(
  tx: Tx,
  ask: (tx: Tx) => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const before = await countScans(tx);
  await ask(tx);
  const after = await countScans(tx);
  const none: Scans = { count: 0, entries: 0 };
  return new Map(
    [...after]
      .map(([name, now]) => ({ name, now, earlier: before.get(name) ?? none }))
      .filter(({ now, earlier }) => now.count !== earlier.count)
      .map(({ name, now, earlier }) => [name, now.entries - earlier.entries]),
  );
}
