import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

/** A stored tenant. */
export interface StoredTenant {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly externalId: string;
  readonly record: unknown;
}

/** Finds the tenant of a host name: the only query that runs before the tenant is known. */
export async function findTenantByHost(tx: Tx, host: string): Promise<StoredTenant | undefined> {
  const { rows } = await sql<StoredTenant>`
    select id, code, name, external_id as "externalId", record from find_tenant_by_host(${host})`.execute(tx);
  return rows[0];
}

/** Whether an unknown host belongs to a tenant that is moving, and so closed for a moment. */
export async function isMovingHost(tx: Tx, host: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select is_moving_host(${host}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Whether a tenant has one of these, which no two tenants may share. */
export async function hasNamesake(
  tx: Tx,
  {
    id = null,
    code = null,
    externalId = null,
  }: { readonly [K in 'id' | 'code' | 'externalId']?: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select has_tenant(${id}, ${code}, ${externalId}) as found`.execute(tx);
  return rows[0]?.found === true;
}

export async function listFeatureFlags(
  tx: Tx,
  tenantId: string,
): Promise<{ flagName: string; typedFlagValue: unknown }[]> {
  const rows = await tx
    .selectFrom('feature_flags')
    .where('tenant_id', '=', tenantId)
    .select(['flag_name as flagName', 'value as typedFlagValue'])
    .orderBy('flag_name')
    .execute();
  return rows;
}

/** Whether a host name is registered for this tenant. */
export async function hasHost(tx: Tx, tenantId: string, host: string): Promise<boolean> {
  const row = await tx
    .selectFrom('tenant_hosts')
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .select('host')
    .executeTakeFirst();
  return row !== undefined;
}
