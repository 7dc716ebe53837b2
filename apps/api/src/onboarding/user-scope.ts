import { parseTenantSettings } from '@consign/domain/settings';

import type { Tx } from '../database/database.js';
import { enterScope, listOrganisations } from '../database/organisations.js';
import { readTenantHealth } from './health-store.js';
import { findTenantIdByCode } from './row-store.js';
import type { SiteOfOrganisation } from './user-store.js';

/** Names the faults for the operator to read, and leaves nothing behind. */
export class OnboardingRefused extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('; '));
    this.lines = lines;
  }
}

export async function enterTenant(tx: Tx, code: string): Promise<string> {
  const tenantId = await findTenantIdByCode(tx, code);
  if (tenantId === null) throw new OnboardingRefused(`There is no tenant ${code}. Apply its file first.`);
  await enterScope(tx, { tenantId, organisationId: null });
  return tenantId;
}

export async function enterOrganisation(tx: Tx, tenantId: string, code: string): Promise<string> {
  const known = (await listOrganisations(tx)).filter((each) => each.tenantId === tenantId);
  const organisationId = known.find((each) => each.organisationCode === code)?.organisationId ?? null;
  if (organisationId === null) {
    const codes = known.flatMap(({ organisationCode }) => organisationCode ?? []).join(', ');
    throw new OnboardingRefused(`The tenant has no organisation ${code}. It has: ${codes || 'none'}`);
  }
  await enterScope(tx, { tenantId, organisationId });
  return organisationId;
}

/** @param sites their codes */
export function chooseSites(
  known: readonly SiteOfOrganisation[],
  sites: readonly string[] | 'all',
): SiteOfOrganisation[] {
  if (sites === 'all') return [...known];
  return sites.map((code) => {
    const site = known.find((each) => each.code === code);
    if (site === undefined) {
      throw new OnboardingRefused(
        `The organisation has no site ${code}. It has: ${known.map((each) => each.code).join(', ') || 'none'}`,
      );
    }
    return site;
  });
}

/** The issuer of a tenant's users. */
export async function getIssuer(
  tx: Tx,
  tenantId: string,
  { defaultIssuer = null }: { readonly defaultIssuer?: string | null },
): Promise<string> {
  const settings = parseTenantSettings((await readTenantHealth(tx, tenantId))?.record);
  const issuer = (settings.ok ? settings.value.signIn.authority : null) ?? defaultIssuer;
  if (issuer === null) throw new OnboardingRefused('The tenant has no issuer: name it with --issuer');
  return issuer;
}

/** The claims that a machine client's token must have, and the hosts that the client calls. */
export interface TokenNeeds {
  readonly externalId: string | null;
  readonly audience: string | null;
  readonly hosts: readonly string[];
}

export interface AudienceOption {
  /** Of tenants whose records name none. */
  readonly defaultAudience?: string | null;
}

export async function readTokenNeeds(
  tx: Tx,
  tenantId: string,
  { defaultAudience = null }: AudienceOption,
): Promise<TokenNeeds> {
  const tenant = await readTenantHealth(tx, tenantId);
  const settings = parseTenantSettings(tenant?.record);
  return {
    externalId: settings.ok ? settings.value.externalId : null,
    audience: (settings.ok ? settings.value.signIn.audience : null) ?? defaultAudience,
    hosts: tenant?.hosts ?? [],
  };
}
