import { type FeatureFlags, parseFeatureFlags } from '@consign/domain/settings';

import { type Tx, lastStatement } from '../database/database.js';
import { type Tenant, hostName } from '../http/auth/identity.js';
import { ok } from '../http/contract/answers.js';
import type { OperationAnswer } from '../http/contract/operation-types.js';
import { operation, publicOperation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { hasHost, listFeatureFlags } from './tenant-store.js';

/** The callback of a sign-in reads the settings again a moment after the page that began it (PLAT-30). */
const headers = { 'cache-control': 'private, max-age=60' };

type Settings = OperationAnswer<
  import('@consign/api-client/configuration').operations['getClientSettings']
>['body'];

export const getClientSettings = publicOperation('getClientSettings', async ({ path }, context) => {
  const host = hostName(path.host);
  const { tenant } = context;
  const isOwn = host !== undefined && (await context.inTransaction((tx) => hasHost(tx, tenant.id, host)));
  if (!isOwn) return problem(404);
  return { status: 200 as const, headers, body: toClientRecord(tenant) as Settings };
});

/** The stored record in its own shape, with the deployment's sign-in settings as defaults. */
export function toClientRecord({ record, signIn }: Tenant): Record<string, unknown> {
  const kept = record as Record<string, unknown>;
  if (signIn === null) return kept;
  const { issuer, clientId, audience } = signIn;
  if (!Array.isArray(kept['settings'])) {
    return { ...kept, authority: issuer, clientId, audience };
  }
  const effective = [
    { name: 'Auth:Authority', value: issuer },
    { name: 'Auth:ClientId', value: clientId },
    { name: 'Auth:Audience', value: audience },
  ];
  const others = (kept['settings'] as { name: string; value: unknown }[]).filter(
    (setting) => !effective.some(({ name }) => name === setting.name),
  );
  return { ...kept, settings: [...others, ...effective] };
}

export const getClientFlags = operation('getClientFlags', async (_request, context) => {
  return ok(await context.inTransaction((tx) => listFeatureFlags(lastStatement(tx), context.tenant.id)));
});

/** The tenant's feature flags; throws if one has a wrong value (PLAT-18). */
export async function loadFlags(tx: Tx, tenantId: string): Promise<FeatureFlags> {
  const flags = parseFeatureFlags(await listFeatureFlags(tx, tenantId));
  if (!flags.ok) throw new Error(flags.problems.map(({ message }) => message).join(', '));
  return flags.value;
}
