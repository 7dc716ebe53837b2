import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

/** Resolves when `count` sessions of this database wait for a lock. */
export async function waitForLocks(tx: Tx, count: number): Promise<void> {
  for (let asked = 0; asked < 10_000; asked += 1) {
    // A transaction caches the session list unless its snapshot is cleared.
    await sql`select pg_stat_clear_snapshot()`.execute(tx);
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
    if ((rows[0]?.waiting ?? 0) >= count) return;
  }
  throw new Error('The calls are not waiting for a lock');
}
