import type { Insertable, Kysely } from 'kysely';

import type { Tx } from './database.js';
import type { Schema } from './schema.js';

type AnyTable = Kysely<Record<string, Record<string, unknown>>>;

/** Adds a row, or gives the row with the same key these fields. */
export async function saveRow<T extends keyof Schema, Key extends Partial<Insertable<Schema[T]>>>(
  tx: Tx,
  table: T,
  key: Key,
  fields: Omit<Insertable<Schema[T]>, keyof Key>,
): Promise<void> {
  await (tx as unknown as AnyTable)
    .insertInto<string>(table)
    .values({ ...key, ...fields })
    .onConflict((conflict) => conflict.columns(Object.keys(key)).doUpdateSet({ ...fields }))
    .execute();
}
