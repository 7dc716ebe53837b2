import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { REMOVED } from './anonymise-store.js';
import { type KeptUntil, personalColumns } from './personal-columns.js';

/** A row that names a person. */
export interface PersonalRow {
  readonly table: keyof typeof personalColumns;
  readonly until: KeptUntil;
  readonly id: string | null;
  readonly consignmentId: string | null;
  /** The reference of its consignment. */
  readonly reference: string | null;
  /** Its columns that may name somebody, and what they say. */
  readonly texts: Readonly<Record<string, unknown>>;
}

/** Reads every row of a customer that matches the pattern of a person, table by table. */
export async function listPersonalRows(tx: Tx, owner: Owner, pattern: string): Promise<PersonalRow[]> {
  const found: PersonalRow[] = [];
  for (const [name, columns] of Object.entries(personalColumns)) {
    const table = name as keyof typeof personalColumns;
    const names = Object.keys(columns);
    const texts = names.flatMap((column) => [sql.lit(column), sql`to_jsonb(t.${sql.ref(column)})`]);
    const matches = names.map((column) => sql`lower(t.${sql.ref(column)}::text) ~ ${pattern}`);
    const { rows } = await sql<Omit<PersonalRow, 'table' | 'until'>>`
      select m.id, m.consignment_id as "consignmentId", c.reference, m.texts
      from (select to_jsonb(t) ->> 'id' as id, jsonb_build_object(${sql.join(texts)}) as texts,
          ${table === 'consignments' ? sql`t.id` : sql`(to_jsonb(t) ->> 'consignment_id')::uuid`} as consignment_id
        from ${sql.table(table)} t where ${ownedBy(owner, 't')} and (${sql.join(matches, sql` or `)})) m
      left join consignments c on ${ownedBy(owner, 'c')} and c.id = m.consignment_id
      order by c.reference, m.id`.execute(tx);
    const until = Object.values(columns)[0] as KeptUntil;
    found.push(...rows.map((row) => ({ table, until, ...row })));
  }
  return found;
}

const byIds = (owner: Owner, ids: readonly string[]) =>
  sql`${ownedBy(owner, 't')} and t.id = any(${[...ids]}::uuid[])`;

/** The statements that erase a person from rows without a consignment, by table. */
export const removals = {
  known_receivers: (owner: Owner, ids: readonly string[]) =>
    sql`delete from known_receivers t where ${byIds(owner, ids)}`,
  load_checks: (owner: Owner, ids: readonly string[]) =>
    sql`update load_checks t set signed_by = ${REMOVED} where ${byIds(owner, ids)}`,
  jobs: (owner: Owner, ids: readonly string[]) =>
    sql`delete from jobs t where ${byIds(owner, ids)} and t.state = 'dead'`,
  /** The id keeps what the user did together, and the subject free for the next account. */
  users: (owner: Owner, ids: readonly string[]) => sql`update users t set name = ${REMOVED}, email = '',
      subject = 'removed ' || t.id where ${byIds(owner, ids)} and not t.is_active`,
} as const satisfies { readonly [T in keyof typeof personalColumns]?: unknown };
