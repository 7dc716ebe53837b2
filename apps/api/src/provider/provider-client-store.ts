import { saveRow } from '../database/save-row.js';
import type { Tx } from '../database/database.js';

/** A machine client of the freight provider; it may report events (PROV-31). */
export interface ProviderClient {
  readonly subject: string;
  /** Null for the tenant's issuer, also when that changes. */
  readonly issuer: string | null;
  readonly name: string;
  readonly isActive: boolean;
}

const selectClients = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('provider_clients')
    .where('tenant_id', '=', tenantId)
    .select(['subject', 'issuer', 'name', 'is_active as isActive']);

export function listProviderClients(tx: Tx, tenantId: string): Promise<ProviderClient[]> {
  return selectClients(tx, tenantId).orderBy('subject').execute();
}

export async function findProviderClient(
  tx: Tx,
  tenantId: string,
  subject: string,
): Promise<ProviderClient | null> {
  return (await selectClients(tx, tenantId).where('subject', '=', subject).executeTakeFirst()) ?? null;
}

/** Adds a client, or changes the client with the same subject. */
export async function saveProviderClientRow(
  tx: Tx,
  tenantId: string,
  { subject, issuer, name, isActive }: ProviderClient,
): Promise<void> {
  await saveRow(
    tx,
    'provider_clients',
    { tenant_id: tenantId, subject },
    { issuer, name, is_active: isActive },
  );
}
