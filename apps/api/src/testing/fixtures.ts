import { permissions } from '@consign/domain/permissions';

import type { Database } from '../database/database.js';
import type { Called } from './call.js';
import { aurora, harbour, kowhai, southern, tasman } from './world.js';
import { worldId } from './world-rows.js';
import type { SearchConditions } from '../consignments/search/search-query.js';

/** The scope of Kōwhai, for what a test changes without a call. */
export const kowhaiScope = { tenantId: tasman.id, organisationId: kowhai.id };

/** The scopes of another customer of the same provider, and of a customer of another provider. */
export const southernScope = { tenantId: tasman.id, organisationId: southern.id };
export const harbourScope = { tenantId: aurora.id, organisationId: harbour.id };

/** The reporter of a change that a test makes of Kōwhai's consignments without a call. */
export const kowhaiCaller = {
  owner: kowhaiScope,
  tenant: { settings: { requestedPickupDateEnabled: true } },
  user: null,
};

/** A site of Kōwhai by its code. */
export function kowhaiSite(code: string) {
  const site = kowhai.sites.find((each) => each.code === code);
  if (site === undefined) throw new Error(`Kōwhai has no site ${code}`);
  return site;
}

/** The ids of all sites of Kōwhai, which are the manager's. */
export const kowhaiSiteIds = kowhai.sites.map(({ id }) => id);

/** The permissions of a user who may not see prices. */
export const withoutPrices = permissions.filter((each) => each !== 'Consignment.ViewPricing');

export const activeAccountId = worldId(1201);
export const inactiveAccountId = worldId(1209);

/** A valid freight item as it is sent. */
export const goodItem = {
  count: 2,
  packagingType: 'PALLET',
  description: 'Flat-packed kitchen',
  length: 1.2,
  width: 1,
  height: 1.2,
  volume: 2.88,
  weight: 500,
  dangerousGoods: null,
};

/** A valid typed receiver. */
export const tuiCafe = {
  fullName: 'Tūī Café',
  phone: '021 555 0199',
  email: 'Orders@Tui.example ',
  address: {
    streetNumber: '5',
    street: 'Bank Street',
    suburb: 'Regent',
    city: 'Whangārei',
    postcode: '0110',
  },
};

/** A typed address of a place. */
export const placeIn = (suburb: string, city: string, postcode: string) => ({
  streetNumber: '5',
  street: 'Queen Street',
  suburb,
  city,
  country: 'New Zealand',
  postcode,
});

/** A minimal Draft, from Kōwhai Auckland to Kōwhai Wellington. */
export const draftBody = {
  accountId: activeAccountId,
  serviceType: 'GENERAL',
  senderParticipantId: kowhaiSite('AKL1').participantId,
  receiverParticipantId: kowhaiSite('WLG1').participantId,
};

/** The path of the consignment that a call created. */
export function createdPath({ body, text }: Called): string {
  const { reference } = body as { reference?: string };
  if (reference === undefined) throw new Error(`No consignment was created: ${text}`);
  return `/api/v1/consignments/${reference}`;
}

/** The number of Kōwhai's consignments. */
export async function countConsignments(database: Database): Promise<number> {
  const rows = await database.inTenant(kowhaiScope, (tx) =>
    tx.selectFrom('consignments').select('id').execute(),
  );
  return rows.length;
}

/** A search without a condition. */
export const anySearch: SearchConditions = {
  searchTerm: null,
  phoneNumber: null,
  salesReference: null,
  statuses: [],
  references: null,
  attention: null,
  price: null,
  withoutProof: false,
  date: null,
};
