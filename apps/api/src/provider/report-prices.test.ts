import { createHash } from 'node:crypto';

import { weightFromSteps } from '@consign/domain/freight';
import type { StatusCode } from '@consign/domain/status';
import { expect } from 'vitest';

import { createExtras } from '../testing/extras.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { providerTest } from '../testing/provider-test.js';
import { createRates } from '../testing/rates.js';
import { runSql } from '../testing/run-sql.js';

const staged = new Date('2026-03-12T00:00:00Z');
const amounts = { freight: 500, extras: 45.005, surcharges: 0, faf: 92.5 };

const it = providerTest
  .extend('stored', ({ store }) => (status?: StatusCode) => {
    return store(status, { statusAt: staged, items: [{ weight: weightFromSteps(100_000) }] });
  })
  .extend('prices', ({ api, app, load }) => async (reference: string) => {
    await app.runDueJobs(testNow);
    const { confirmed } = (await api.get(`/api/v2/consignments/${reference}/prices`)).body as {
      confirmed: object | null;
    };
    return { price: (await load(reference)).confirmedPrice, confirmed };
  });

it.beforeAll(async ({ database }) => {
  await createRates(database);
  await createExtras(database);
});

it('[PROV-10] the provider reports the confirmed price, by line', async ({ prices, reportOne, stored }) => {
  const { reference } = await stored();
  expect(await reportOne(reference, 'PriceConfirmed', { price: amounts })).toMatchObject({
    outcome: 'Applied',
  });
  expect(await prices(reference)).toEqual({
    price: 637.51,
    confirmed: {
      lines: [
        ['FREIGHT', 'Freight', 500],
        ['EXTRA', 'Extras', 45.01],
        ['FAF', 'Fuel adjustment', 92.5],
      ].map(([kind, name, amount]) => ({
        kind,
        code: kind,
        name,
        arithmetic: 'As charged by the freight provider',
        amount,
      })),
      subtotal: 637.51,
      gst: 95.63,
      total: 733.14,
      priceDateTimeUtc: '2026-03-16T01:00:00.000Z',
      tariffCode: null,
      cardCode: null,
      fafPercent: null,
      gstPercent: 15,
      chargeableWeight: null,
    },
  });
});

it('[PROV-10] a price keeps its charged weight and its reason', async ({ prices, reportOne, stored }) => {
  const { reference } = await stored();
  const price = { ...amounts, chargeableWeight: 420, reasons: { freight: ' Weighed\nagain ', faf: '' } };
  const eventId = 'weighed';
  expect(await reportOne(reference, 'PriceConfirmed', { eventId, price })).toMatchObject({
    outcome: 'Applied',
  });
  const other = { ...price, reasons: { freight: 'Weighed twice' } };
  expect(await reportOne(reference, 'PriceConfirmed', { eventId, price: other })).toMatchObject({
    outcome: 'Refused',
  });
  expect(await prices(reference)).toMatchObject({
    confirmed: {
      chargeableWeight: 420,
      lines: [
        { kind: 'FREIGHT', arithmetic: 'Weighed again' },
        { kind: 'EXTRA', arithmetic: 'As charged by the freight provider' },
        { kind: 'FAF', arithmetic: 'As charged by the freight provider' },
      ],
    },
  });
});

it('[PROV-10] a later price replaces it, an earlier one is late, and a delivery computes none', async ({
  prices,
  reportOne,
  stored,
}) => {
  const { reference } = await stored();
  await reportOne(reference, 'PriceConfirmed', { price: amounts }, 2);
  expect(
    await reportOne(reference, 'PriceConfirmed', { price: { ...amounts, freight: 1 } }, 1),
  ).toMatchObject({ outcome: 'Late' });
  await reportOne(reference, 'Delivered', {}, 3);
  expect(await prices(reference)).toMatchObject({ price: 637.51 });
  await reportOne(reference, 'PriceConfirmed', { price: { ...amounts, freight: 600 } }, 4);
  expect(await prices(reference)).toMatchObject({ price: 737.51 });
});

it('[PROV-10] [QUOT-14] a delivery is confirmed by the rates of the day of staging, until a price is reported', async ({
  prices,
  reportOne,
  stored,
}) => {
  const { reference } = await stored();
  expect((await prices(reference)).price).toBeNull();
  expect(await reportOne(reference, 'Delivered', {}, 3)).toMatchObject({ outcome: 'Applied' });
  expect(await prices(reference)).toMatchObject({
    price: 722.85,
    confirmed: { tariffCode: 'TASMAN-2026-01', fafPercent: 18.5, subtotal: 722.85 },
  });
  await reportOne(reference, 'PriceConfirmed', { price: amounts }, 1);
  expect(await prices(reference)).toMatchObject({ price: 637.51 });
});

it('[PROV-10] [PROV-11] [CONS-09] a Draft has neither, nor is a price without amounts one', async ({
  reportOne,
  stored,
}) => {
  const { reference } = await stored('DRAFT');
  const extra = { deliveryExtraCode: 'WAIT', quantityCompleted: 1 };
  expect([
    await reportOne(reference, 'PriceConfirmed', { price: amounts }),
    await reportOne(reference, 'ExtraCompleted', { extra }),
    await reportOne((await stored()).reference, 'PriceConfirmed'),
  ]).toMatchObject([
    { outcome: 'Refused', problemId: 'PROV-10' },
    { outcome: 'Refused', problemId: 'PROV-11' },
    { outcome: 'Refused', problemId: 'PROV-10' },
  ]);
});

it('[PROV-11] [XTRA-06] shows and charges completed extras', async ({ load, prices, reportOne, stored }) => {
  const { reference } = await stored();
  const extra = { deliveryExtraCode: 'WAIT', quantityCompleted: 3 };
  expect(await reportOne(reference, 'ExtraCompleted', { extra }, 1)).toMatchObject({ outcome: 'Applied' });
  expect(await load(reference)).toMatchObject({
    deliveryExtras: expect.arrayContaining([
      expect.objectContaining({
        deliveryExtraCode: 'WAIT',
        instruction: { instructionCode: 'ONREQUEST', quantityCompleted: 3 },
      }),
    ]),
  });
  await reportOne(reference, 'Delivered', {}, 2);
  // The first two cost $20.00, and the third $15.00.
  expect(await prices(reference)).toMatchObject({ price: 757.85 });
  await reportOne(reference, 'ExtraCompleted', { extra: { ...extra, quantityCompleted: 0 } }, 3);
  expect(await prices(reference)).toMatchObject({ price: 722.85 });
});

it.for([
  ['an unknown extra', { deliveryExtraCode: 'X', quantityCompleted: 1 }],
  ['an extra of another service', { deliveryExtraCode: 'INSIDE', quantityCompleted: 1 }],
  ['an extra that the driver may not do', { deliveryExtraCode: 'PACKAGING', quantityCompleted: 1 }],
  ['no extra', null],
] as const)('[PROV-11] refuses %s', async ([_what, extra], { reportOne, stored }) => {
  const { reference } = await stored();
  expect(await reportOne(reference, 'ExtraCompleted', { extra })).toMatchObject({
    outcome: 'Refused',
    problemId: 'PROV-11',
  });
});

it('[PROV-04] with other amounts the same eventId is refused; an event of an earlier release is known', async ({
  database,
  reportOne,
  stored,
}) => {
  const { id, reference } = await stored();
  const eventId = `again-${reference}`;
  const send = (price: object) => reportOne(reference, 'PriceConfirmed', { eventId, price });
  expect([await send(amounts), await send(amounts), await send({ ...amounts, faf: 1 })]).toMatchObject([
    { outcome: 'Applied' },
    { outcome: 'Repeated' },
    { outcome: 'Refused', problemId: 'PROV-04' },
  ]);
  const at = Date.parse('2026-03-16T01:00:00.000Z');
  const hash = createHash('sha256').update(JSON.stringify(['Note', at, 'Gate', null, false, null]));
  await runSql(database)`
    insert into provider_events (tenant_id, organisation_id, consignment_id, event_id, event_hash, event_type,
        occurred_at, received_at, reported_by)
      values (${kowhaiScope.tenantId}, ${kowhaiScope.organisationId}, ${id}, 'old', ${hash.digest('base64url')},
        'Note', ${testNow}, ${testNow}, 'scanner')`;
  expect(await reportOne(reference, 'Note', { eventId: 'old', title: 'Gate' })).toMatchObject({
    outcome: 'Repeated',
  });
});
