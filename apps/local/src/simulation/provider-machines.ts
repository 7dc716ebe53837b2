import { randomBytes } from 'node:crypto';

import type { IdentityClient, MachineClient } from '@consign/identity';

/** One machine client per tenant, which may only report events. Without a secret, a new one is generated at each start. */
export function createProviderMachines(
  clients: readonly IdentityClient[],
  secret: string | null,
): MachineClient[] {
  return clients.map(({ clientId, organisation, audience }) => ({
    clientId: `${clientId}-provider`,
    secret: secret ?? randomBytes(32).toString('hex'),
    organisation,
    audience,
    permissions: ['Provider.REPORT'],
  }));
}
