import { isDeepStrictEqual } from 'node:util';

import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { storedJson } from '../database/columns.js';

export type TableRow = Readonly<Record<string, unknown>>;

/** Rows of one table that a file describes, and how a line of the plan names them. All rows have the same columns. */
export interface Section {
  readonly table: keyof Schema;
  /** The name of one row: 'site'. */
  readonly what: string;
  /** The columns that identify a row of its owner. */
  readonly key: readonly string[];
  /** The columns that only a new row gets, such as an id. An apply compares and changes all columns but these and the key. */
  readonly created?: readonly string[];
  readonly rows: readonly TableRow[];
  /** The values of the key, unless given. */
  readonly nameRow?: (row: TableRow) => string;
  /** False for rows that consignments and users refer to: those are made inactive instead. */
  readonly isRemovable?: false;
}

export interface RowSet extends Section {
  /** The columns that all of its rows share: the tenant, and the organisation. */
  readonly owner: TableRow;
}

export function nameRow({ key, nameRow: name }: Section, row: TableRow): string {
  return name?.(row) ?? key.map((column) => String(row[column])).join(' ');
}

/** The columns that an apply compares and changes. */
function listValues({ key, created = [], rows }: Section): string[] {
  return Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column) && !created.includes(column));
}

export interface RowChange {
  readonly kind: 'add' | 'change' | 'remove';
  readonly row: TableRow;
  /** The columns that differ, with the stored value and the file's. */
  readonly fields: readonly { readonly column: string; readonly before: unknown; readonly after: unknown }[];
}

/** Compares rows with the stored ones, in the database's own types. A `remove` is a row that the file doesn't have. */
export async function compareRows(tx: Tx, set: RowSet): Promise<RowChange[]> {
  const { table, owner, key } = set;
  const values = listValues(set);
  const columns = sql.join([...key, ...values].map((name) => sql.ref(name)));
  const { rows: present } = await sql<{ row: TableRow }>`select to_jsonb(r) as row from (
    select ${columns} from ${sql.table(table)} where ${isOwnedBy(owner)}) r`.execute(tx);
  const { rows: asked } = await sql<{ row: TableRow }>`select to_jsonb(r) as row from (
    select ${columns} from ${recordset(table, set.rows)}) r`.execute(tx);
  const toKey = (row: TableRow) => JSON.stringify(key.map((name) => row[name]));
  const known = new Map(present.map(({ row }) => [toKey(row), row]));
  const wanted = new Set(asked.map(({ row }) => toKey(row)));
  const changes = asked.flatMap(({ row }, index): RowChange[] => {
    const before = known.get(toKey(row));
    if (before === undefined) return [{ kind: 'add', row: set.rows[index] ?? row, fields: [] }];
    const fields = values
      .filter((column) => !isDeepStrictEqual(before[column], row[column]))
      .map((column) => ({ column, before: before[column], after: row[column] }));
    return fields.length === 0 ? [] : [{ kind: 'change', row, fields }];
  });
  const extra = [...known].filter(([name]) => !wanted.has(name));
  return [...changes, ...extra.map(([, row]): RowChange => ({ kind: 'remove', row, fields: [] }))];
}

/** Inserts and updates what `compareRows` found; removes nothing. */
export async function saveRows(tx: Tx, set: RowSet, changes: readonly RowChange[]): Promise<void> {
  const { table, owner, key, created = [] } = set;
  const values = listValues(set);
  const names = [...Object.keys(owner), ...created, ...key, ...values];
  const pick = (kind: RowChange['kind']) =>
    changes.filter((change) => change.kind === kind).map(({ row }) => ({ ...owner, ...row }));
  const added = pick('add');
  if (added.length > 0) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordset(table, added)}`.execute(
      tx,
    );
  }
  const changed = pick('change');
  if (changed.length > 0) {
    const assignments = values.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`);
    await sql`update ${sql.table(table)} t set ${sql.join(assignments)} from ${recordset(table, changed)} n
      where ${isSameRow(owner, key)}`.execute(tx);
  }
}

export async function removeRows(tx: Tx, set: RowSet, changes: readonly RowChange[]): Promise<void> {
  const { table, owner, key } = set;
  const removed = changes.filter(({ kind }) => kind === 'remove').map(({ row }) => ({ ...owner, ...row }));
  if (removed.length === 0) return;
  await sql`delete from ${sql.table(table)} t using ${recordset(table, removed)} n
    where ${isSameRow(owner, key)}`.execute(tx);
}

/** The rows of an owner with some columns, as JSON has them. */
export async function readRows(
  tx: Tx,
  table: keyof Schema,
  owner: TableRow,
  columns: readonly string[],
): Promise<TableRow[]> {
  const { rows } = await sql<{ row: TableRow }>`select to_jsonb(r) as row from (
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${isOwnedBy(owner)}) r`.execute(tx);
  return rows.map(({ row }) => row);
}

function recordset(table: string, rows: readonly TableRow[]) {
  // As text first: the embedded engine would serialise a parameter of type json again.
  return sql`json_populate_recordset(null::${sql.table(table)}, ${storedJson(rows)}::text::json)`;
}

function isOwnedBy(owner: TableRow) {
  const conditions = Object.entries(owner).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql.join(conditions, sql` and `);
}

function isSameRow(owner: TableRow, key: readonly string[]) {
  const names = [...Object.keys(owner), ...key];
  return sql.join(
    names.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`n.${name}`)}`),
    sql` and `,
  );
}

/** Waits for migrations and for other tenant files that are being applied. */
export async function lockOnboarding(tx: Tx): Promise<void> {
  await sql`select id from schema_lock for update`.execute(tx);
}

export async function findTenantIdByCode(tx: Tx, code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select find_tenant_by_code(${code}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
