import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import type { Schema } from '../database/schema.js';
import { REMOVED } from './anonymise-store.js';

/**
 * Until when a column may name somebody. `consignment`: until its consignment is made anonymous. `age`: until its row is
 * older than the tenant's rule. `days`: the row is deleted within days, or when it has been sent. `account`: as long as
 * the account is active. `hand`: until users or the tenant file change it. `kept`: for good, as the record of something.
 */
type KeptUntil = 'consignment' | 'age' | 'days' | 'account' | 'hand' | 'kept';

type Decisions = { readonly [T in keyof Schema]?: { readonly [C in keyof Schema[T]]?: KeptUntil } };

/** Every column that may say who a person is, what a person did, or where to find one. */
export const personalColumns = {
  consignments: {
    sender: 'consignment',
    receiver: 'consignment',
    notes: 'consignment',
    receiver_notes: 'consignment',
  },
  consignment_search: { search_text: 'consignment', phones: 'consignment' },
  search_names: { names: 'consignment' },
  consignment_changes: { subject: 'consignment', fields: 'consignment' },
  status_history: { reason: 'consignment' },
  delivery_events: { title: 'consignment' },
  delivery_proofs: { signatory: 'consignment', note: 'consignment' },
  exception_answers: { receiver: 'consignment', note: 'consignment', reason: 'consignment' },
  files: { name: 'consignment', notes: 'consignment' },
  report_costs: { label: 'consignment' },
  known_receivers: {
    receiver_key: 'age',
    full_name: 'age',
    phone: 'age',
    email: 'age',
    address: 'age',
    search_text: 'age',
  },
  load_checks: { signed_by: 'age' },
  jobs: { payload: 'days', last_error: 'days' },
  webhook_deliveries: { message: 'days', error: 'days' },
  idempotency_keys: { answer: 'days' },
  unsaved_work: { content: 'days' },
  import_sessions: { content: 'days', file_name: 'days' },
  users: { name: 'account', email: 'account', subject: 'account' },
  sites: {
    full_name: 'hand',
    phone: 'hand',
    email: 'hand',
    address: 'hand',
    search_text: 'hand',
    emergency_name: 'hand',
    emergency_phone: 'hand',
  },
  consignment_templates: { name: 'hand', name_key: 'hand', content: 'hand' },
  saved_views: { name: 'hand', name_key: 'hand', query: 'hand' },
  webhooks: { description: 'hand' },
  imported_consignments: { file_name: 'kept' },
  invoice_lines: { customer_reference: 'kept', description: 'kept', reason: 'kept' },
  operator_changes: { operator: 'kept', subject: 'kept', changes: 'kept' },
} as const satisfies Decisions;

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
