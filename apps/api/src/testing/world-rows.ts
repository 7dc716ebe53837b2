import { fold } from '../database/fold.js';
import type { StoredAddress } from '../database/stored-participant.js';
import { testIssuer } from './tokens.js';

/** A test id by number; each kind of row has its own range of numbers. */
export const worldId = (number: number): string =>
  `019808b4-0000-7000-8000-${String(number).padStart(12, '0')}`;

export interface WorldSite {
  readonly id: string;
  readonly participantId: string;
  readonly code: string;
  readonly name: string;
  readonly isActive?: boolean;
}

export interface WorldUser {
  readonly id: string;
  readonly subject: string;
  readonly name: string;
  /** Codes of sites; the first is the requesting site and the default origin site. */
  readonly sites: readonly string[];
  /** Only for a machine client. */
  readonly machinePermissions?: readonly string[];
}

export interface WorldOrganisation {
  readonly id: string;
  readonly name: string;
  readonly sites: readonly WorldSite[];
  readonly accounts: readonly { readonly id: string; readonly code: string; readonly isActive?: boolean }[];
  readonly users: readonly WorldUser[];
}

export interface WorldTenant {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly regionId: string;
  readonly organisations: readonly WorldOrganisation[];
}

const signInSettings = (client: string) => ({
  authority: testIssuer,
  clientId: `consign-${client}`,
  audience: `urn:consign:${client}`,
});

/** TASMAN has everything on and a list of settings; every other tenant has it off and a flat record. */
export function tenantRow({ id, code, name }: WorldTenant) {
  const client = code.toLowerCase();
  const base = { tenantName: name, tenantCode: code, externalId: `org_${client}` };
  const { authority, clientId, audience } = signInSettings(client);
  const record =
    code === 'TASMAN'
      ? {
          ...base,
          settings: [
            { name: 'Auth:Authority', value: authority },
            { name: 'Auth:ClientId', value: clientId },
            { name: 'Auth:Audience', value: audience },
            { name: 'FreightItemDescriptionOptional', value: 'false' },
            { name: 'RequestedPickupDateEnabled', value: 'true' },
            { name: 'DangerousGoodsEnabled', value: 'true' },
            { name: 'Consignments:SiteImportEnabled', value: 'true' },
          ],
        }
      : {
          ...base,
          ...signInSettings(client),
          allowCustomParticipants: false,
          enableHireage: false,
          // On, so that its customers can try to import.
          enableSiteConsignmentImport: true,
        };
  return {
    tenant_id: id,
    code,
    name,
    external_id: base.externalId,
    reference_prefix: code.slice(0, 3),
    record: JSON.stringify(record),
  };
}

export function siteRow(tenant: WorldTenant, organisation: WorldOrganisation, site: WorldSite) {
  const [account] = organisation.accounts;
  const address: StoredAddress = {
    id: site.id.replace(/^.{8}/u, '019808b5'),
    streetNumber: '12',
    street: `${site.code} Road`,
    suburb: 'Avondale',
    state: null,
    city: 'Whangārei',
    country: 'New Zealand',
    postcode: '0110',
    latitude: null,
    longitude: null,
    region: { id: tenant.regionId, name: 'Northland' },
  };
  return {
    tenant_id: tenant.id,
    organisation_id: organisation.id,
    id: site.id,
    code: site.code,
    name: site.name,
    is_active: site.isActive ?? true,
    is_hub: false,
    default_account_id: account?.id ?? null,
    participant_id: site.participantId,
    full_name: site.name,
    phone: '09 555 0110',
    email: `${site.code.toLowerCase()}@example.com`,
    address: JSON.stringify(address),
    search_text: fold(`${site.name} ${site.code} ${address.suburb} ${address.city}`),
  };
}

export function userRow(tenant: WorldTenant, organisation: WorldOrganisation, user: WorldUser) {
  const home = organisation.sites.find(({ code }) => code === user.sites[0])?.id ?? null;
  return {
    tenant_id: tenant.id,
    organisation_id: organisation.id,
    id: user.id,
    issuer: testIssuer,
    subject: user.subject,
    name: user.name,
    email: `${user.subject}@example.com`,
    charge_site_id: home,
    origin_site_id: home,
    machine_permissions: user.machinePermissions === undefined ? null : [...user.machinePermissions],
  };
}
