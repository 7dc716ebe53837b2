import { cubicFactorFromSteps, volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { permissions } from '@consign/domain/permissions';

import type { Database } from '../database/database.js';
import { testIssuer, token } from './tokens.js';
import {
  type WorldOrganisation,
  type WorldSite,
  type WorldTenant,
  type WorldUser,
  siteRow,
  tenantRow,
  userRow,
  worldId,
} from './world-rows.js';

export const kowhai: WorldOrganisation = {
  id: worldId(11),
  name: 'Kōwhai Kitchens',
  sites: [
    { id: worldId(1101), participantId: worldId(1151), code: 'AKL1', name: 'Kōwhai Auckland' },
    { id: worldId(1102), participantId: worldId(1152), code: 'WLG1', name: 'Kōwhai Wellington' },
    {
      id: worldId(1103),
      participantId: worldId(1153),
      code: 'DUD1',
      name: 'Kōwhai Dunedin',
      isActive: false,
    },
  ],
  accounts: [
    { id: worldId(1201), code: 'KOW-001' },
    { id: worldId(1209), code: 'KOW-009', isActive: false },
  ],
  users: [
    { id: worldId(1301), subject: 'manager', name: 'Mere Manager', sites: ['AKL1', 'WLG1', 'DUD1'] },
    { id: worldId(1302), subject: 'dispatch', name: 'Dan Dispatch', sites: ['WLG1'] },
    { id: worldId(1303), subject: 'nosites', name: 'Noah Nosites', sites: [] },
    {
      id: worldId(1304),
      subject: 'kowhai-erp',
      name: 'Kōwhai ERP',
      sites: ['AKL1', 'WLG1', 'DUD1'],
      machinePermissions: permissions,
    },
  ],
};

const siteIds = (site: WorldSite | undefined) => ({
  id: site?.id ?? '',
  participantId: site?.participantId ?? '',
});
const [firstSite, secondSite] = kowhai.sites;
const [firstAccount] = kowhai.accounts;
const [firstUser] = kowhai.users;

/** A customer whose sites and accounts have the same ids as Kōwhai's: ids are unique only within a customer. */
export const southern: WorldOrganisation = {
  id: worldId(21),
  name: 'Southern Outdoors',
  sites: [
    { ...siteIds(firstSite), code: 'CHC1', name: 'Southern Christchurch' },
    { ...siteIds(secondSite), code: 'ZQN1', name: 'Southern Queenstown' },
  ],
  accounts: [{ id: firstAccount?.id ?? '', code: 'SOU-100' }],
  users: [
    { id: worldId(2301), subject: 'southern', name: 'Hamish Southern', sites: ['CHC1'] },
    {
      id: worldId(2302),
      subject: 'southern-erp',
      name: 'Southern ERP',
      sites: ['CHC1'],
      machinePermissions: permissions,
    },
  ],
};

/** A customer of another provider with the same ids throughout: ids are unique only within a tenant. */
export const harbour: WorldOrganisation = {
  id: kowhai.id,
  name: 'Harbour Medical',
  sites: [
    { ...siteIds(firstSite), code: 'PEN1', name: 'Harbour Penrose' },
    { ...siteIds(secondSite), code: 'NEW1', name: 'Harbour Newtown' },
  ],
  accounts: [{ id: firstAccount?.id ?? '', code: 'HAR-1' }],
  users: [{ id: firstUser?.id ?? '', subject: 'harbour', name: 'Aroha Harbour', sites: ['PEN1'] }],
};

export const tasman: WorldTenant = {
  id: worldId(1),
  code: 'TASMAN',
  name: 'Tasman Freight',
  regionId: worldId(901),
  organisations: [kowhai, southern],
};

export const aurora: WorldTenant = {
  id: worldId(2),
  code: 'AURORA',
  name: 'Aurora Haulage',
  regionId: worldId(902),
  organisations: [harbour],
};

export const worldTenants: readonly WorldTenant[] = [tasman, aurora];

/** Creates two providers and three customers with their sites and users, but no consignments. */
export async function createWorld(
  database: Database,
  tenants: readonly WorldTenant[] = worldTenants,
): Promise<void> {
  for (const tenant of tenants) {
    await createTenant(database, tenant);
    for (const organisation of tenant.organisations) await createOrganisation(database, tenant, organisation);
  }
}

function createTenant(database: Database, tenant: WorldTenant): Promise<void> {
  const tenant_id = tenant.id;
  const isOn = tenant.code === 'TASMAN';
  const flags = ['DeliveryBookings', 'DeliveryExtras', 'ExportConsignments'];
  return database.asSchemaOwner({ tenantId: tenant.id, organisationId: null }, async (tx) => {
    await tx.insertInto('tenants').values(tenantRow(tenant)).execute();
    await tx
      .insertInto('tenant_hosts')
      .values({ tenant_id, host: `${tenant.code.toLowerCase()}.localhost` })
      .execute();
    await tx
      .insertInto('feature_flags')
      .values(flags.map((flag_name) => ({ tenant_id, flag_name, value: JSON.stringify(isOn) })))
      .execute();
    await tx
      .insertInto('provider_clients')
      .values(
        ['machine', 'provider-machine', 'scanner'].map((subject) => ({
          tenant_id,
          subject,
          issuer: testIssuer,
          name: subject,
        })),
      )
      .execute();
    await tx.insertInto('regions').values({ tenant_id, id: tenant.regionId, name: 'Northland' }).execute();
    await tx
      .insertInto('hire_units')
      .values({ tenant_id, provider_code: 'CHEP', code: 'PALLET', name: 'CHEP pallet' })
      .execute();
  });
}

/** The names in Kōwhai's agreement, which no other customer's agreement contains. */
export const kowhaiNames = {
  general: 'General freight',
  overnight: 'Overnight',
  pallet: 'Pallet',
  carton: 'Carton',
  contact: 'consignment-contact-details-required',
};

const pickupDateSetting = 'allow-fm-users-request-pickup-date';

function agreedNames(organisation: WorldOrganisation): typeof kowhaiNames {
  return organisation === kowhai
    ? kowhaiNames
    : {
        general: 'Foreign general',
        overnight: 'Foreign overnight',
        pallet: 'Foreign pallet',
        carton: 'Foreign carton',
        contact: 'consignmentContactDetailsRequired',
      };
}

function createOrganisation(
  database: Database,
  tenant: WorldTenant,
  organisation: WorldOrganisation,
): Promise<void> {
  const owned = { tenant_id: tenant.id, organisation_id: organisation.id };
  const scope = { tenantId: tenant.id, organisationId: organisation.id };
  const words = agreedNames(organisation);
  return database.asSchemaOwner(scope, async (tx) => {
    await tx
      .insertInto('organisations')
      .values({ tenant_id: tenant.id, id: organisation.id, name: organisation.name })
      .execute();
    await tx
      .insertInto('accounts')
      .values(
        organisation.accounts.map(({ id, code, isActive = true }) => ({
          ...owned,
          id,
          code,
          description: `${organisation.name} ${code}`,
          is_active: isActive,
        })),
      )
      .execute();
    await tx
      .insertInto('service_types')
      .values([
        {
          ...owned,
          code: 'GENERAL',
          name: words.general,
          position: 1,
          cubic_factor_steps: cubicFactorFromSteps(20_000),
        },
        { ...owned, code: 'OVERNIGHT', name: words.overnight, position: 2, cubic_factor_steps: null },
      ])
      .execute();
    await tx
      .insertInto('service_type_settings')
      .values([
        { ...owned, service_type_code: 'OVERNIGHT', setting_key: words.contact, value: 'ONE' },
        { ...owned, service_type_code: 'GENERAL', setting_key: pickupDateSetting, value: 'true' },
      ])
      .execute();
    await tx
      .insertInto('packaging_types')
      .values([
        {
          ...owned,
          code: 'PALLET',
          name: words.pallet,
          default_volume_steps: volumeFromSteps(14_400),
          default_weight_steps: weightFromSteps(25_000),
          position: 1,
        },
        {
          ...owned,
          code: 'CARTON',
          name: words.carton,
          default_volume_steps: null,
          default_weight_steps: null,
          position: 2,
        },
      ])
      .execute();
    await tx
      .insertInto('sites')
      .values(organisation.sites.map((site) => siteRow(tenant, organisation, site)))
      .execute();
    await tx
      .insertInto('users')
      .values(organisation.users.map((user) => userRow(tenant, organisation, user)))
      .execute();
    const places = organisation.users.flatMap((user) =>
      organisation.sites
        .filter(({ code }) => user.sites.includes(code))
        .map((site) => ({ ...owned, user_id: user.id, site_id: site.id })),
    );
    await tx.insertInto('user_sites').values(places).execute();
  });
}

/**
 * The host and bearer token of a user of the world, with every permission unless told otherwise. The token outlives
 * whatever is kept for days.
 */
export async function signIn(
  subject: string,
  held: readonly string[] = permissions,
): Promise<{ host: string; token: string }> {
  const tenant = worldTenants.find(({ organisations }) =>
    organisations.some(({ users }) => users.some((user: WorldUser) => user.subject === subject)),
  );
  if (tenant === undefined) throw new Error(`${subject} is no user of this world`);
  const client = tenant.code.toLowerCase();
  return {
    host: `${client}.localhost:4300`,
    token: await token({
      sub: subject,
      permissions: held,
      orgId: `org_${client}`,
      aud: `urn:consign:${client}`,
      expiresIn: 60 * 24 * 3600,
    }),
  };
}
