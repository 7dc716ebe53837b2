import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { kowhaiSite } from '../testing/fixtures.js';
import { providerTest } from '../testing/provider-test.js';

type Schemas = components['schemas'];

const it = providerTest
  /** Stores a consignment with eight pieces; returns its reference. */
  .extend('eight', ({ store }) => async () => {
    const { reference } = await store('STAGED', { items: [{ count: 3 }, { count: 5 }] });
    return reference;
  })
  .extend('raised', ({ load }) => async (reference: string) => {
    const { statusHistory } = await load(reference);
    return statusHistory.flatMap(({ code, deliveryEvents }) =>
      deliveryEvents.map(({ title, resolvedTimestamp }) => [code, title, resolvedTimestamp !== null]),
    );
  })
  .extend('missing', ({ api }) => async (reference: string) => {
    const siteIds = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);
    const answer = await api.post('/api/v2/consignments/search', { siteIds, references: [reference] });
    const { results } = answer.body as Schemas['ConsignmentPage'];
    return results[0]?.piecesMissing;
  });

const delivered = (piecesDelivered: number) => ({ proof: { piecesDelivered } });
const title = 'Short delivery: 6 of 8 pieces';

it('[PODX-06] [PODX-07] fewer pieces than were sent raise an exception at Delivered, which Resolved names by the delivery', async ({
  eight,
  reportOne,
  load,
  raised,
  missing,
}) => {
  const reference = await eight();
  const event = { eventId: 'the delivery', ...delivered(6) };
  expect(await reportOne(reference, 'Delivered', event, 2)).toMatchObject({ outcome: 'Applied' });
  expect(await reportOne(reference, 'Delivered', event, 2)).toMatchObject({ outcome: 'Repeated' });
  expect(await raised(reference)).toEqual([['DELIVERED', title, false]]);
  expect(await load(reference)).toMatchObject({ isDeliveryException: true });
  await reportOne(reference, 'Resolved', { resolvesEventId: 'the delivery' }, 3);
  expect(await raised(reference)).toEqual([['DELIVERED', title, true]]);
  expect(await load(reference)).toMatchObject({ isDeliveryException: false });
  expect(await missing(reference)).toBe(2);
});

it('[PODX-05] [PODX-06] all pieces, more than were sent, or no count raise none', async ({
  eight,
  reportOne,
  raised,
  missing,
}) => {
  for (const more of [delivered(8), delivered(9), { proof: { signatory: 'Mere Tahu' } }]) {
    const reference = await eight();
    await reportOne(reference, 'Delivered', more);
    expect([await raised(reference), await missing(reference)]).toEqual([[], undefined]);
  }
});

it('[PODX-06] is raised once: not where the provider raised one with its code, and with a count that comes later', async ({
  eight,
  reportOne,
  raised,
  missing,
}) => {
  const reference = await eight();
  const own = { title: 'Two cartons are missing', standardEventCode: 'SHORT' };
  await reportOne(reference, 'Exception', own);
  await reportOne(reference, 'Delivered', delivered(6), 2);
  expect(await raised(reference)).toEqual([['STAGED', own.title, false]]);
  expect(await missing(reference)).toBe(2);

  const later = await eight();
  await reportOne(later, 'Exception', { title: 'Delayed', standardEventCode: 'DELAYED' });
  await reportOne(later, 'Delivered', {}, 2);
  await reportOne(later, 'Delivered', delivered(6), 3);
  expect(await raised(later)).toEqual([
    ['STAGED', 'Delayed', false],
    ['DELIVERED', title, false],
  ]);
  expect(await missing(later)).toBe(2);
});
