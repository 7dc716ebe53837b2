import { randomBytes } from 'node:crypto';

import type { IdentityClient, MachineClient } from '@consign/identity';

/** A system of each tenant's, that may report and nothing else; a secret that is not given is good until the next start. */
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
