import { type Database, saveClient } from '@consign/api';
import { permissions } from '@consign/domain/permissions';
import type { IdentityClient, MachineClient } from '@consign/identity';

import { stableId } from './ids.js';
import { demoPassword } from './people.js';

/** A customer's own system, which calls the API with client credentials (PROV-20). */
export const customerClient = {
  clientId: 'kowhai-erp',
  secret: demoPassword,
  name: 'Kōwhai ERP',
  email: 'it@kowhai.example',
  tenant: 'TASMAN',
  organisation: 'kowhai',
  permissions,
} as const;

/** The customer's system at the identity provider; none if the tenant signs in elsewhere. */
export function createCustomerMachines(clients: readonly IdentityClient[]): MachineClient[] {
  const { clientId, secret, tenant } = customerClient;
  return clients
    .filter((client) => client.tenantCode === tenant)
    .map(({ organisation, audience }) => ({ clientId, secret, organisation, audience, permissions }));
}

/** Lets the customer's system call the API at every site, by the code of `consign client add`. */
export async function allowCustomerClient(database: Database, issuer: string, now: Date): Promise<void> {
  const { clientId, secret: _secret, ...client } = customerClient;
  await saveClient(
    database,
    { ...client, issuer, subject: clientId, sites: 'all' },
    {
      createId: () => stableId(client.tenant, 'client', clientId),
      run: { operator: 'demonstration', command: 'client add', at: now },
    },
  );
}
