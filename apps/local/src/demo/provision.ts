import { type Database, type Scope, type Tx, fold } from '@consign/api';
import { findCubicFactor } from '@consign/domain/freight';

import type { DemoOrganisation } from './customers.js';
import { packagingTypes } from './freight.js';
import { stableId } from './ids.js';
import { type TableRow, insertRows } from './insert-rows.js';
import { type DemoUser, demoUsers } from './people.js';
import { toAddress, regionId, regionNames } from './addresses.js';
import type { DemoTenant } from './providers.js';

export const toScope = (tenant: DemoTenant, organisation: DemoOrganisation | null): Scope => ({
  tenantId: stableId(tenant.code),
  organisationId: organisation === null ? null : stableId(tenant.code, organisation.key),
  userId: null,
});

/** Inserts a provider with its hosts, flags, regions and hire units. */
export async function provisionTenant(
  database: Database,
  tenant: DemoTenant,
  extraHosts: readonly string[],
): Promise<void> {
  const { code, name, externalId, referencePrefix, settings, flags, hireUnits } = tenant;
  const tenant_id = stableId(code);
  await database.asOwner(toScope(tenant, null), async (tx) => {
    const record = { tenantName: name, tenantCode: code, externalId, ...settings };
    await insertRows(tx, 'tenants', [
      { tenant_id, code, name, external_id: externalId, reference_prefix: referencePrefix, record },
    ]);
    await insertRows(
      tx,
      'tenant_hosts',
      [...tenant.hosts, ...extraHosts].map((host) => ({ tenant_id, host })),
    );
    await insertRows(
      tx,
      'feature_flags',
      Object.entries(flags).map(([flag_name, value]) => ({ tenant_id, flag_name, value })),
    );
    await insertRows(
      tx,
      'regions',
      regionNames.map((region) => ({ tenant_id, id: regionId(code, region), name: region })),
    );
    await insertRows(
      tx,
      'hire_units',
      hireUnits.map(([provider_code, unit, unitName]) => ({
        tenant_id,
        provider_code,
        code: unit,
        name: unitName,
      })),
    );
  });
}

/** Inserts a customer with its agreements, sites and users. */
export async function provisionOrganisation(
  database: Database,
  tenant: DemoTenant,
  organisation: DemoOrganisation,
  issuer: string,
): Promise<void> {
  const { key, name, accounts, serviceTypes, sites } = organisation;
  const owner = { tenant_id: stableId(tenant.code), organisation_id: stableId(tenant.code, key) };
  const id = (kind: string, code: string) => stableId(tenant.code, key, kind, code);
  await database.asOwner(toScope(tenant, organisation), async (tx) => {
    await insertRows(tx, 'organisations', [{ tenant_id: owner.tenant_id, id: owner.organisation_id, name }]);
    await insertRows(
      tx,
      'accounts',
      accounts.map(({ code, description, isActive }) => ({
        ...owner,
        id: id('account', code),
        code,
        description,
        is_active: isActive,
      })),
    );
    await insertRows(
      tx,
      'service_types',
      serviceTypes.map((type, position) => ({
        ...owner,
        code: type.code,
        name: type.name,
        position,
        cubic_factor_steps: findCubicFactor(type.cubicFactor),
      })),
    );
    await insertRows(
      tx,
      'service_type_settings',
      serviceTypes.flatMap(({ code, settings }) =>
        Object.entries(settings).map(([setting_key, value]) => ({
          ...owner,
          service_type_code: code,
          setting_key,
          value,
        })),
      ),
    );
    await insertRows(
      tx,
      'packaging_types',
      packagingTypes.map(({ code, name: typeName, volume, weight }, position) => ({
        ...owner,
        code,
        name: typeName,
        default_volume_steps: volume,
        default_weight_steps: weight,
        position,
      })),
    );
    await insertRows(
      tx,
      'sites',
      sites.map((site) => ({
        ...owner,
        id: id('site', site.code),
        code: site.code,
        name: site.name,
        is_active: site.isActive ?? true,
        is_hub: false,
        default_account_id: id('account', site.account),
        participant_id: id('participant', site.code),
        full_name: site.name,
        phone: site.phone,
        email: site.email,
        address: toAddress(tenant.code, site.place),
        search_text: fold([site.name, site.code, site.place[2], site.place[3]].join(' ')),
      })),
    );
    for (const user of demoUsers.filter((each) => each.organisation === key)) {
      await provisionUser(tx, owner, user, organisation, id, issuer);
    }
  });
}

async function provisionUser(
  tx: Tx,
  owner: TableRow,
  user: DemoUser,
  { sites }: DemoOrganisation,
  id: (kind: string, code: string) => string,
  issuer: string,
): Promise<void> {
  const codes = user.sites === 'all' ? sites.map(({ code }) => code) : user.sites;
  const [first] = codes;
  const site = first === undefined ? null : id('site', first);
  const userId = toUserId(user);
  await insertRows(tx, 'users', [
    {
      ...owner,
      id: userId,
      issuer,
      subject: toSubject(user),
      name: `${user.givenName} ${user.familyName}`,
      email: user.email,
      is_active: true,
      charge_site_id: site,
      origin_site_id: site,
    },
  ]);
  await insertRows(
    tx,
    'user_sites',
    codes.map((code) => ({ ...owner, user_id: userId, site_id: id('site', code) })),
  );
}

export const toUserId = ({ tenant, email }: DemoUser): string => stableId(tenant, 'user', email);
export const toSubject = ({ tenant, email }: DemoUser): string => stableId(tenant, 'subject', email);
