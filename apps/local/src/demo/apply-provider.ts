import { applyTenant, type Database, type Scope, saveUser } from '@consign/api';

import { stableId } from './ids.js';
import { demoUsers, toSubject, toUserId } from './people.js';
import type { DemoOrganisation, DemoTenant } from './providers.js';
import { readTenant } from './read-tenant.js';

export const toScope = (tenant: DemoTenant, organisation: DemoOrganisation | null): Scope => ({
  tenantId: stableId(tenant.code),
  organisationId: organisation === null ? null : stableId(tenant.code, organisation.key),
});

interface ProviderOptions {
  readonly now: Date;
  /** The issuer of its users. */
  readonly issuer: string;
  /** More hosts, such as a proxy's. */
  readonly extraHosts?: readonly string[];
}

/** Applies a provider's tenant file and adds its users, by the code of `consign apply` and `consign user add`. */
export async function applyProvider(
  database: Database,
  tenant: DemoTenant,
  { now, issuer, extraHosts = [] }: ProviderOptions,
): Promise<void> {
  const source = await readTenant(tenant.code.toLowerCase(), now);
  // A tariff is loaded before it begins, and the first one began last year.
  const appliedAt = new Date(now);
  appliedAt.setUTCFullYear(now.getUTCFullYear() - 2);
  await applyTenant(
    database,
    { ...source, file: { ...source.file, hosts: [...source.file.hosts, ...extraHosts] } },
    { isApplied: true, removes: false, now: appliedAt, createId: stableId, run: toRun('apply', now) },
  );
  for (const organisation of tenant.organisations)
    await addUsers(database, tenant, organisation, { now, issuer });
}

const toRun = (command: string, at: Date) => ({ operator: 'demonstration', command, at });

async function addUsers(
  database: Database,
  tenant: DemoTenant,
  organisation: DemoOrganisation,
  { now, issuer }: Pick<ProviderOptions, 'now' | 'issuer'>,
): Promise<void> {
  for (const user of demoUsers.filter((each) => each.organisation === organisation.key)) {
    const [first] = user.sites === 'all' ? organisation.sites.map(({ code }) => code) : user.sites;
    await saveUser(
      database,
      {
        tenant: tenant.code,
        organisation: organisation.key,
        issuer,
        subject: toSubject(user),
        name: `${user.givenName} ${user.familyName}`,
        email: user.email,
        sites: user.sites,
        requestingSite: first,
        originSite: first,
      },
      { createId: () => toUserId(user), run: toRun('user add', now) },
    );
  }
}
