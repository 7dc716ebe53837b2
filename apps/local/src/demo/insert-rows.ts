import type { Tx } from '@consign/api';
import { sql } from 'kysely';

export type TableRow = Readonly<Record<string, unknown>>;

/** Inserts rows keyed by column name; PostgreSQL casts each value to its column's type. */
export async function insertRows(tx: Tx, table: string, rows: readonly TableRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}
