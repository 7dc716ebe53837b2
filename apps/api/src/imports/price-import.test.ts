import type { components } from '@consign/api-client/consignment';
import { describe, expect } from 'vitest';

import { openCounter } from '../testing/count-statements.js';
import { createExtras } from '../testing/extras.js';
import { activeAccountId, inactiveAccountId, kowhaiSite } from '../testing/fixtures.js';
import { test } from '../testing/import-test.js';
import { createLookups } from '../testing/lookups.js';
import { createRates } from '../testing/rates.js';
import { worldId } from '../testing/world-rows.js';

const url = '/api/v2/imports/prices';
const pallet = { count: 2, packagingType: 'PALLET', volume: 1, weight: 300 };
const consignment = {
  accountId: activeAccountId,
  serviceType: 'GENERAL',
  senderParticipantId: kowhaiSite('AKL1').participantId,
  receiverParticipantId: kowhaiSite('WLG1').participantId,
  lineItems: [pallet],
};

const it = test.extend('price', ({ api }) =>
  async (...changes: object[]) => {
    const answer = await api.post(url, {
      consignments: changes.map((change) => ({ ...consignment, ...change })),
    });
    return {
      ...answer,
      prices: (answer.body as Partial<components['schemas']['ImportPrices']>).prices ?? [],
    };
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
  await createRates(database);
  await createExtras(database);
});

describe('the prices of an import', () => {
  it('[IMPT-18] [CALL-112] are those of a quote of the same freight', async ({ api, clock, price }) => {
    const { prices } = await price({});
    const quote = await api.post('/api/v2/consignments/pricing/quote', {
      accountId: activeAccountId,
      siteId: kowhaiSite('AKL1').id,
      destinationSiteId: kowhaiSite('WLG1').id,
      serviceType: 'GENERAL',
      priceDateTimeUtc: clock.at.toISOString(),
      units: [{ count: 2, itemTypeCode: 'PALLET', volume: 1, weight: 300 }],
    });
    expect(quote.status).toBe(200);
    expect(prices).toEqual([{ totalPrice: (quote.body as { totalPrice: number }).totalPrice, reason: null }]);
    expect(prices[0]?.totalPrice).toBeGreaterThan(100);
  });

  it('[IMPT-18] are in the order asked; what has none says why, beside the others', async ({ price }) => {
    const { prices } = await price(
      {},
      { serviceType: 'NONE' },
      { accountId: inactiveAccountId },
      { receiverParticipantId: worldId(99) },
      { lineItems: [{ ...pallet, count: 0 }] },
      { lineItems: [{ ...pallet, packagingType: 'BARREL' }] },
      { lineItems: [] },
      { serviceType: 'OVERNIGHT' },
    );
    expect(prices.map(({ reason }) => reason)).toEqual([
      null,
      'This service type is not available',
      'This invoice account is not available',
      'This site is not available',
      'Count must be a whole number from 1 to 999',
      expect.stringContaining('available'),
      'At least one freight item is required',
      null,
    ]);
    expect(prices.map(({ totalPrice }) => totalPrice === null)).toEqual(
      prices.map(({ reason }) => reason !== null),
    );
    expect(prices[7]?.totalPrice).toBeGreaterThan(prices[0]?.totalPrice ?? 0);
  });

  it('[IMPT-18] of 500 consignments ask the database as often as of one', async ({ database, price }) => {
    const count = await openCounter(database);
    const countFor = (length: number) =>
      count(url, { consignments: Array.from({ length }, () => consignment) });
    await countFor(1);
    expect(await countFor(500)).toBe(await countFor(1));
    expect((await price(...Array.from({ length: 501 }, () => ({})))).status).toBe(400);
  });

  it('[IMPT-18] need the import switched on', async ({ price, switchImport }) => {
    await switchImport(false);
    expect((await price({})).status).toBe(403);
  });
});
