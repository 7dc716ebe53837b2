import { sql } from 'kysely';

import type { Database } from '../database/database.js';
import type { MoveState } from '../database/schema.js';

/** A tenant that is in a database, open or not. */
export interface PlacedTenant {
  readonly id: string;
  /** Null: it is open here, and does not move. */
  readonly move: { readonly state: MoveState; readonly other: string } | null;
}

/** Finds a tenant by its code, also where it is closed. */
export async function findPlaced({ kysely }: Database, code: string): Promise<PlacedTenant | null> {
  const { rows } = await sql<{ id: string; state: MoveState | null; other: string | null }>`
    select t.tenant_id as id, m.state, m.other from tenants t
    left join tenant_moves m on m.tenant_id = t.tenant_id where t.code = ${code}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) return null;
  const { id, state, other } = row;
  return { id, move: state === null || other === null ? null : { state, other } };
}

export async function findState({ kysely }: Database, tenantId: string): Promise<MoveState | null> {
  const { rows } = await sql<{ state: MoveState }>`
    select state from tenant_moves where tenant_id = ${tenantId}`.execute(kysely);
  return rows[0]?.state ?? null;
}

export async function setState(
  { kysely }: Pick<Database, 'kysely'>,
  tenantId: string,
  { state, other }: NonNullable<PlacedTenant['move']>,
): Promise<void> {
  await sql`insert into tenant_moves (tenant_id, state, other, changed_at)
    values (${tenantId}, ${state}, ${other}, now())
    on conflict (tenant_id) do update set state = excluded.state, other = excluded.other,
      changed_at = excluded.changed_at`.execute(kysely);
}

/** The tenant is open here from now on, or nothing of it is left. */
export async function removeState({ kysely }: Pick<Database, 'kysely'>, tenantId: string): Promise<void> {
  await sql`delete from tenant_moves where tenant_id = ${tenantId}`.execute(kysely);
}

/** What a tenant of the target has that must be the moving one's alone; null if there is nothing. */
export async function findClash(
  from: Pick<Database, 'kysely'>,
  to: Pick<Database, 'kysely'>,
  code: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; externalId: string; hosts: string[] }>`
    select tenant_id as id, external_id as "externalId",
      array(select host from tenant_hosts h where h.tenant_id = t.tenant_id) as hosts
    from tenants t where code = ${code}`.execute(from.kysely);
  const [tenant] = rows;
  if (tenant === undefined) return null;
  const { rows: taken } = await sql<{ what: string }>`
    select 'the externalId ' || external_id as what from tenants
    where external_id = ${tenant.externalId} and tenant_id <> ${tenant.id}
    union all select 'the host ' || host from tenant_hosts
    where host = any(${tenant.hosts}::text[]) and tenant_id <> ${tenant.id}`.execute(to.kysely);
  return taken[0]?.what ?? null;
}
