import { sql } from 'kysely';

import type { Tx } from './database.js';
import { refusedByData } from './failures.js';

/** Runs a step that may fail without failing the transaction. */
export async function inSavepoint<T>(tx: Tx, run: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const answer = await run();
    await sql`release savepoint part`.execute(tx);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    throw error;
  }
}

/**
 * Writes all items in one statement. If the database refuses, writes each half by itself, so that only unwritable items
 * are left out. Returns the unwritable items with their errors.
 */
export async function writeEach<T>(
  tx: Tx,
  rows: readonly T[],
  write: (rows: readonly T[]) => Promise<void>,
): Promise<Map<T, unknown>> {
  if (rows.length === 0) return new Map();
  try {
    await inSavepoint(tx, () => write(rows));
    return new Map();
  } catch (error) {
    const [only] = rows;
    if (only === undefined || !refusedByData(error)) throw error;
    if (rows.length === 1) return new Map([[only, error]]);
    const half = Math.ceil(rows.length / 2);
    const first = await writeEach(tx, rows.slice(0, half), write);
    const second = await writeEach(tx, rows.slice(half), write);
    return new Map([...first, ...second]);
  }
}
