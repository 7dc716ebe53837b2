import { randomBytes } from 'node:crypto';

import { type Database, saveProviderClient } from '@consign/api';
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

interface MachinesOfTenants {
  readonly database: Database;
  readonly clients: readonly IdentityClient[];
  /** In the order of the clients. */
  readonly machines: readonly MachineClient[];
  readonly issuer: string;
  readonly now: Date;
}

/** Lets the machines report events, by the code of `consign client add-provider`. */
export async function allowMachines({
  database,
  clients,
  machines,
  issuer,
  now,
}: MachinesOfTenants): Promise<void> {
  for (const [at, { tenantCode, tenantName }] of clients.entries()) {
    const subject = machines[at]?.clientId ?? '';
    const saved = await saveProviderClient(
      database,
      { tenantCode, issuer, subject, name: `Drivers of ${tenantName}` },
      {
        defaultIssuer: null,
        defaultAudience: null,
        run: { operator: 'demonstration', command: 'client add-provider', at: now },
      },
    );
    if (!saved.ok) throw new Error(saved.lines.join('; '));
  }
}
