import { sql } from 'kysely';

import type { Database } from '../database/database.js';

type Connection = Pick<Database, 'kysely'>;

/** The name of the publication, the slot and the subscription of a tenant's move. */
function nameReplication(tenantId: string): string {
  return `consign_move_${tenantId.replaceAll('-', '')}`;
}

/** Why a server can't take part; null if it can. */
export async function findObstacle(
  { kysely }: Connection,
  side: 'source' | 'target',
): Promise<string | null> {
  // Without the right to see what others run, the pause would not wait for them.
  const needed = side === 'source' ? 'pg_read_all_stats' : 'pg_create_subscription';
  const { rows } = await sql<{ level: string; mayTakePart: boolean }>`
    select current_setting('wal_level') as level,
      rolsuper or rolbypassrls and exists (select from pg_roles g
        where g.rolname = ${needed} and pg_has_role(g.oid, 'usage')) as "mayTakePart"
    from pg_roles where rolname = current_user`.execute(kysely);
  const [row] = rows;
  if (row?.mayTakePart !== true) return `its role needs BYPASSRLS and ${needed}, or is a superuser's`;
  if (side === 'source' && row.level !== 'logical') {
    return `it has wal_level ${row.level}: set it to logical and restart`;
  }
  return null;
}

/** Publishes the rows of the tenant, and keeps what changes from here on for the subscription. */
export async function publish(
  { kysely }: Connection,
  tenantId: string,
  tables: readonly string[],
): Promise<void> {
  const name = nameReplication(tenantId);
  const { rows: published } = await sql`select from pg_publication where pubname = ${name}`.execute(kysely);
  if (published.length === 0) {
    const list = tables.map(
      (table) => sql`${sql.table(table)} where (tenant_id = ${sql.lit(tenantId)}::uuid)`,
    );
    await sql`create publication ${sql.ref(name)} for table ${sql.join(list)}`.execute(kysely);
  }
  const { rows: kept } = await sql`select from pg_replication_slots where slot_name = ${name}`.execute(
    kysely,
  );
  if (kept.length === 0) {
    await sql`select pg_create_logical_replication_slot(${name}, 'pgoutput')`.execute(kysely);
  }
}

export async function isSubscribed({ kysely }: Connection, tenantId: string): Promise<boolean> {
  const { rows } = await sql`select from pg_subscription s join pg_database d on d.oid = s.subdbid
    where d.datname = current_database() and subname = ${nameReplication(tenantId)}`.execute(kysely);
  return rows.length > 0;
}

/** @param address of the source, for the server of the target */
export async function subscribe({ kysely }: Connection, tenantId: string, address: string): Promise<void> {
  const name = sql.ref(nameReplication(tenantId));
  await sql`create subscription ${name} connection ${sql.lit(address)} publication ${name}
    with (create_slot = false, slot_name = ${name})`.execute(kysely);
}

export interface CopyProgress {
  readonly tables: number;
  readonly copied: number;
  /** Since the subscription began; each is in the log of the target's server. */
  readonly failures: number;
}

export async function findProgress({ kysely }: Connection, tenantId: string): Promise<CopyProgress> {
  const { rows } = await sql<CopyProgress>`
    select count(*)::integer as tables, count(*) filter (where r.srsubstate = 'r')::integer as copied,
      coalesce(max(f.apply_error_count + f.sync_error_count), 0)::integer as failures
    from pg_subscription s join pg_subscription_rel r on r.srsubid = s.oid
    left join pg_stat_subscription_stats f on f.subid = s.oid
    where s.subname = ${nameReplication(tenantId)}`.execute(kysely);
  return rows[0] ?? { tables: 0, copied: 0, failures: 0 };
}

/** How many bytes of the source's log the target has not stored. */
export async function findLag(
  source: Connection,
  tenantId: string,
  position: string | null,
): Promise<number> {
  const upTo = position === null ? sql`pg_current_wal_flush_lsn()` : sql`${position}::pg_lsn`;
  const { rows } = await sql<{ bytes: number }>`
    select greatest(0, ${upTo} - confirmed_flush_lsn)::bigint as bytes from pg_replication_slots
    where slot_name = ${nameReplication(tenantId)}`.execute(source.kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('The replication slot of the move is missing');
  return row.bytes;
}

/** The position up to which the log has all that was committed. */
export async function readPosition({ kysely }: Connection): Promise<string> {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_insert_lsn()::text as position`.execute(kysely);
  return rows[0]?.position ?? '';
}

/** Transactions of callers that began before a moment of the server's clock. */
export async function countOlderTransactions({ kysely }: Connection, moment: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' and xact_start <= ${moment}::timestamptz`.execute(kysely);
  return rows[0]?.count ?? 0;
}

export async function readClock({ kysely }: Connection): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(kysely);
  return rows[0]?.now ?? '';
}

export async function unsubscribe({ kysely }: Connection, tenantId: string): Promise<void> {
  if (!(await isSubscribed({ kysely }, tenantId))) return;
  const name = sql.ref(nameReplication(tenantId));
  await sql`alter subscription ${name} disable`.execute(kysely);
  await sql`alter subscription ${name} set (slot_name = none)`.execute(kysely);
  await sql`drop subscription ${name}`.execute(kysely);
}

export async function unpublish({ kysely }: Connection, tenantId: string): Promise<void> {
  const name = nameReplication(tenantId);
  // The subscription's connection may take a moment to end.
  await sql`select pg_terminate_backend(active_pid, 5000) from pg_replication_slots
    where slot_name = ${name} and active_pid is not null`.execute(kysely);
  await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${name}`.execute(
    kysely,
  );
  await sql`drop publication if exists ${sql.ref(name)}`.execute(kysely);
}
