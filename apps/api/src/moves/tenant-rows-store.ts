import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../database/database.js';

type Connection = Pick<Database, 'kysely'>;

/** The tables with rows of tenants. */
export interface TenantTables {
  readonly replicated: readonly string[];
  /** Without a primary key, by which replication finds rows: copied while the tenant is paused. */
  readonly copied: readonly string[];
}

/** Says of which transactions of this server lists were read, for an hour: of no use on another. */
const OF_ONE_SERVER = 'organisation_changes';

export async function listTenantTables({ kysely }: Connection): Promise<TenantTables> {
  const { rows } = await sql<{ name: string; hasKey: boolean }>`
    select c.relname as name,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('tenant_moves', ${OF_ONE_SERVER}) order by c.relname`.execute(kysely);
  const pick = (hasKey: boolean) => rows.filter((row) => row.hasKey === hasKey).map(({ name }) => name);
  return { replicated: pick(true), copied: pick(false) };
}

export interface TableFigures {
  readonly rows: number;
  /** The same for the same rows, in any order. */
  readonly digest: string;
}

/** Counts the tenant's rows of each table; with digests it reads every one. */
export async function readFigures(
  { kysely }: Connection,
  tenantId: string,
  tables: readonly string[],
  withDigests: boolean,
): Promise<ReadonlyMap<string, TableFigures>> {
  const figures = new Map<string, TableFigures>();
  for (const table of tables) {
    const digest = withDigests ? sql`coalesce(sum(hashtextextended(t::text, 0)), 0)::text` : sql`''`;
    const { rows } = await sql<TableFigures>`select count(*) as rows, ${digest} as digest
      from ${sql.table(table)} t where t.tenant_id = ${tenantId}`.execute(kysely);
    figures.set(table, rows[0] ?? { rows: 0, digest: '' });
  }
  return figures;
}

/** Reads everything as it is at the start, however long that takes. */
export async function asOfNow<T>(
  { kysely }: Connection,
  read: (snapshot: Connection) => Promise<T>,
): Promise<T> {
  return kysely.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx);
    // The first statement that reads decides the moment.
    await sql`select from tenants limit 1`.execute(tx);
    return read({ kysely: tx });
  });
}

/** The tables whose figures differ. */
export function findDifferences(
  ours: ReadonlyMap<string, TableFigures>,
  theirs: ReadonlyMap<string, TableFigures>,
): string[] {
  return [...ours].flatMap(([table, { rows, digest }]) => {
    const other = theirs.get(table);
    return other?.rows === rows && other.digest === digest
      ? []
      : [`${table}: ${rows} and ${other?.rows ?? 0} rows`];
  });
}

/** Replaces the tenant's rows of tables that replication leaves out. */
export async function copyRows(
  from: Connection,
  to: Pick<Database, 'asSchemaOwner'>,
  tenantId: string,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql<{ found: string }>`select coalesce(json_agg(t), '[]')::text as found
      from ${sql.table(table)} t where t.tenant_id = ${tenantId}`.execute(from.kysely);
    await to.asSchemaOwner(null, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(tx);
      await sql`insert into ${sql.table(table)} select * from
        json_populate_recordset(null::${sql.table(table)}, ${rows[0]?.found ?? '[]'}::text::json)`.execute(
        tx,
      );
    });
  }
}

/** Removes all rows of the tenant, without the triggers and checks that keep a living tenant whole. */
export async function removeTenantRows(
  database: Pick<Database, 'asSchemaOwner'>,
  tenantId: string,
  { replicated, copied }: TenantTables,
): Promise<void> {
  await database.asSchemaOwner(null, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of [...replicated, ...copied, OF_ONE_SERVER]) {
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(tx);
    }
  });
}

/** Replication copies no sequences: numbers must not be given a second time. */
export async function raiseSequences(from: Connection, to: Connection): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'`.execute(from.kysely);
  for (const { name } of rows) {
    const last = await readSequence(from, sql.table(name));
    const own = await readSequence(to, sql.table(name));
    await sql`select setval(${name}::regclass, ${Math.max(last, own)})`.execute(to.kysely);
  }
}

async function readSequence({ kysely }: Connection, sequence: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value as last from ${sequence}`.execute(kysely);
  return rows[0]?.last ?? 1;
}

/** Lists that were read from the other server are read again. */
export async function noteMove({ kysely }: Connection, tenantId: string): Promise<void> {
  await sql`insert into ${sql.table(OF_ONE_SERVER)} (tenant_id, organisation_id, transaction_id, changed_at)
    select tenant_id, id, pg_current_xact_id()::text::bigint, now() from organisations where tenant_id = ${tenantId}
    on conflict do nothing`.execute(kysely);
}
