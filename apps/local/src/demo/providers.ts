import { buildRecord, type TenantFile } from '@consign/api';
import { parseTenantSettings, type TenantSettings } from '@consign/domain/settings';

import type { Place } from './addresses.js';
import { readTenant } from './read-tenant.js';
import { type Traffic, traffic } from './traffic.js';

type Organisation = NonNullable<TenantFile['organisations']>[number];
type List<Name extends keyof Organisation> = NonNullable<Organisation[Name]>;

export type DemoServiceType = List<'serviceTypes'>[number] & {
  /** Transit time in weekdays. */
  readonly days: number;
};

export interface DemoSite {
  readonly code: string;
  readonly name: string;
  readonly place: Place;
  readonly phone: string;
  readonly email: string;
  readonly account: string;
  readonly active: boolean;
  /** Relative share of the organisation's consignments charged to this site. */
  readonly share: number;
}

/** A customer of a tenant file, with what it sends. */
export interface DemoOrganisation extends Omit<Traffic, 'days' | 'siteShares'> {
  /** Its code. */
  readonly key: string;
  readonly name: string;
  readonly accounts: List<'accounts'>;
  readonly serviceTypes: readonly DemoServiceType[];
  readonly packaging: List<'packaging'>;
  readonly sites: readonly DemoSite[];
}

/** A demo freight provider, as its tenant file has it. */
export interface DemoTenant {
  readonly code: string;
  readonly name: string;
  readonly externalId: string;
  readonly referencePrefix: string;
  readonly hosts: readonly string[];
  readonly flags: NonNullable<TenantFile['flags']>;
  readonly settings: TenantSettings;
  readonly hireUnits: NonNullable<TenantFile['hireUnits']>;
  readonly extras: NonNullable<TenantFile['deliveryExtras']>;
  readonly runs: NonNullable<TenantFile['deliveryRuns']>;
  readonly organisations: readonly DemoOrganisation[];
}

async function readProvider(name: string): Promise<DemoTenant> {
  const { file } = await readTenant(name, new Date());
  const settings = parseTenantSettings(buildRecord(file, null, false)?.record);
  if (!settings.ok) throw new Error(`The settings of ${name} are wrong`);
  return {
    ...file.tenant,
    hosts: file.hosts,
    flags: file.flags ?? {},
    settings: settings.value,
    hireUnits: file.hireUnits ?? [],
    extras: file.deliveryExtras ?? [],
    runs: file.deliveryRuns ?? [],
    organisations: (file.organisations ?? []).map(toOrganisation),
  };
}

function toOrganisation(part: Organisation): DemoOrganisation {
  const { code, name, accounts = [], serviceTypes = [], packaging = [], sites = [] } = part;
  const own = traffic[code];
  if (own === undefined) throw new Error(`Nothing says what ${name} sends`);
  const { days, siteShares, ...rest } = own;
  return {
    ...rest,
    key: code,
    name,
    accounts,
    packaging,
    serviceTypes: serviceTypes.map((type) => ({ ...type, days: days[type.code] ?? 2 })),
    sites: sites.map(({ address, phone = '', email = '', account = '', ...site }) => ({
      ...site,
      phone,
      email,
      account,
      place: [
        address.streetNumber ?? '',
        address.street ?? '',
        address.suburb ?? '',
        address.city,
        address.postcode ?? '',
        address.region ?? '',
      ],
      share: siteShares[site.code] ?? 0,
    })),
  };
}

/** All features on; settings are a list of names and values. */
export const tasman: DemoTenant = await readProvider('tasman');

/** All features off; settings are a flat record. */
export const aurora: DemoTenant = await readProvider('aurora');

export const tenants: readonly DemoTenant[] = [tasman, aurora];
