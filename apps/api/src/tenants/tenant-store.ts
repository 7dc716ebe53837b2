import { sql } from 'kysely';

import type { StoredTenant } from './to-tenant.js';
import type { Tx } from '../database/database.js';
import { storedJson } from '../database/stored-json.js';

/** Finds the tenant of a host name: the only query that runs before the tenant is known. */
export async function findTenantByHost(tx: Tx, host: string): Promise<StoredTenant | undefined> {
  const { rows } = await sql<{
    id: string;
    code: string;
    name: string;
    external_id: string;
    record: unknown;
  }>`select id, code, name, external_id, record from find_tenant_by_host(${host})`.execute(tx);
  const [row] = rows;
  return (
    row && { id: row.id, code: row.code, name: row.name, externalId: row.external_id, record: row.record }
  );
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

/** Saves a tenant and replaces its hosts; false if another tenant has its code or external id. */
export async function insertOrUpdateTenant(
  tx: Tx,
  tenant: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly externalId: string;
    readonly referencePrefix: string;
    readonly record: object;
    readonly hosts: readonly string[];
  },
): Promise<boolean> {
  const { id, code, name, externalId, referencePrefix, record, hosts } = tenant;
  const fields = { code, name, external_id: externalId, reference_prefix: referencePrefix };
  const stored = { ...fields, record: storedJson(record) };
  const updated = await tx
    .updateTable('tenants')
    .set(stored)
    .where('tenant_id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  if (updated === undefined) {
    const inserted = await tx
      .insertInto('tenants')
      .values({ tenant_id: id, ...stored })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tenant_id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
  }
  await tx.deleteFrom('tenant_hosts').where('tenant_id', '=', id).execute();
  await tx
    .insertInto('tenant_hosts')
    .values(hosts.map((host) => ({ tenant_id: id, host })))
    .execute();
  return true;
}
