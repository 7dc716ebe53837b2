import { findCubicFactor, findLength, findVolume, findWeight, pieceVolume } from '@consign/domain/freight';

import { fold } from '../database/fold.js';
import type { StoredAddress } from '../database/stored-participant.js';
import type { Section, TableRow } from './row-store.js';
import type { OrganisationPart } from './tenant-file.js';

type Site = NonNullable<OrganisationPart['sites']>[number];
type Product = NonNullable<OrganisationPart['products']>[number];

interface OrganisationIds {
  readonly regionId: (name: string) => string;
  /** The id of an account by its code: the stored id, or a new one. */
  readonly accountId: (code: string) => string;
  /** The id of the stored address of a site. */
  readonly addressId: (siteCode: string, place: readonly string[]) => string;
  readonly createId: (kind: string, ...names: readonly string[]) => string;
}

/** The sections of one organisation, in the order in which they refer to each other. */
export function buildOrganisationRows(
  { accounts, serviceTypes, packaging, sites, products }: OrganisationPart,
  ids: OrganisationIds,
): Section[] {
  const sections: (Section | undefined)[] = [
    accounts && {
      table: 'accounts',
      what: 'account',
      key: ['code'],
      created: ['id'],
      isRemovable: false,
      rows: accounts.map(({ code, description, active }) => ({
        id: ids.accountId(code),
        code,
        description,
        is_active: active,
      })),
    },
    serviceTypes && {
      table: 'service_types',
      what: 'service type',
      key: ['code'],
      rows: serviceTypes.map(({ code, name, cubicFactor }, position) => ({
        code,
        name,
        position,
        cubic_factor_steps: findCubicFactor(cubicFactor),
      })),
    },
    serviceTypes && {
      table: 'service_type_settings',
      what: 'setting',
      key: ['service_type_code', 'setting_key'],
      rows: serviceTypes.flatMap(({ code, settings }) =>
        Object.entries(settings).map(([setting_key, value]) => ({
          service_type_code: code,
          setting_key,
          value,
        })),
      ),
      nameRow: ({ service_type_code, setting_key }) => `${setting_key} of ${service_type_code}`,
    },
    packaging && {
      table: 'packaging_types',
      what: 'packaging',
      key: ['code'],
      rows: packaging.map(({ code, name, volume, weight }, position) => ({
        code,
        name,
        default_volume_steps: findVolume(volume),
        default_weight_steps: findWeight(weight),
        position,
      })),
    },
    sites && {
      table: 'sites',
      what: 'site',
      key: ['code'],
      created: ['id', 'participant_id'],
      isRemovable: false,
      rows: sites.map((site) => buildSite(site, ids)),
    },
    products && {
      table: 'products',
      what: 'product',
      key: ['code'],
      rows: products.map(buildProduct),
    },
  ];
  return sections.flatMap((section) => section ?? []);
}

function buildSite(site: Site, { regionId, accountId, addressId, createId }: OrganisationIds): TableRow {
  const { code, name, fullName, phone, email, emergency, account, hub, active, address: written } = site;
  const { streetNumber, street, suburb, city, postcode, region } = written;
  const place = [streetNumber, street, suburb, city, postcode, region].map((part) => part ?? '');
  const address: StoredAddress = {
    id: addressId(code, place),
    streetNumber: streetNumber ?? null,
    street: street ?? null,
    suburb: suburb ?? null,
    state: written.state ?? null,
    city,
    country: written.country,
    postcode: postcode ?? null,
    latitude: written.latitude ?? null,
    longitude: written.longitude ?? null,
    region: region === undefined ? null : { id: regionId(region), name: region },
  };
  return {
    id: createId('site', code),
    participant_id: createId('participant', code),
    code,
    name,
    is_active: active,
    is_hub: hub,
    default_account_id: account === undefined ? null : accountId(account),
    full_name: fullName ?? name,
    phone: phone ?? null,
    email: email ?? null,
    emergency_name: emergency?.name ?? null,
    emergency_phone: emergency?.phone ?? null,
    address,
    search_text: fold([name, code, suburb, city].filter((part) => part !== undefined).join(' ')),
  };
}

function buildProduct(product: Product): TableRow {
  const { code, description, pieces, packaging, weight } = product;
  const [length, width, height] = [product.length, product.width, product.height].map(findLength);
  const sides = { length: length ?? null, width: width ?? null, height: height ?? null };
  const isMeasured = Object.values(sides).every((side) => side !== null);
  return {
    code,
    description,
    part_count: pieces,
    packaging_type_code: packaging ?? null,
    length_steps: sides.length,
    width_steps: sides.width,
    height_steps: sides.height,
    volume_steps: findVolume(product.volume) ?? (isMeasured ? pieceVolume(sides) * pieces : null),
    weight_steps: findWeight(weight),
    code_text: fold(code),
    description_text: fold(description),
  };
}
