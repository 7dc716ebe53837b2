import { permissions } from '@consign/domain/permissions';
import { expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { createExtras, extraIds } from '../testing/extras.js';
import { draftBody, goodItem, kowhaiScope, tuiCafe } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { createRates } from '../testing/rates.js';

const withoutPrices = permissions.filter((each) => each !== 'Consignment.ViewPricing');

/** 2 pallets of 1 m³ and 300 kg: 300 kg at $0.61. */
const lineItem = { ...goodItem, volume: 1, weight: 300 };
const requestedDeliveryDate = '2026-03-31T11:00:00Z';

const it = test.extend('consignment', ({ api, app, createDraft, load }) =>
  async () => {
    const path = await createDraft({ requestedDeliveryDate, lineItems: [lineItem] });
    const reference = path.slice(path.lastIndexOf('/') + 1);
    return {
      path,
      reference,
      /** Runs the due jobs; the consignment's own estimate, and its prices. */
      prices: async () => {
        await app.runDueJobs(testNow);
        const { body } = await api.get(`/api/v2/consignments/${reference}/prices`);
        return { estimated: (await load(path)).estimatedPrice, ...(body as object) };
      },
      makeReady: () => api.put(`${path}/mark-as-ready`, {}),
    };
  });

it.beforeAll(async ({ database }) => {
  await createRates(database);
  await createExtras(database);
});

it('[CALL-105] [QUOT-14] [CONS-09] [CONS-55] a consignment is estimated once it is Ready, and not in its audit trail', async ({
  api,
  app,
  consignment,
  saveLatest,
}) => {
  const { path, reference, prices, makeReady } = await consignment();
  const none = { quote: null, confirmed: null, reason: null };
  expect(await prices()).toEqual({ ...none, estimated: null, estimate: null, isEstimating: false });
  await makeReady();
  const answer = await api.get(`/api/v2/consignments/${reference}/prices`);
  expect(answer.body).toMatchObject({ estimate: null, isEstimating: true });
  expect(await prices()).toMatchObject({
    ...none,
    estimated: 183,
    // Line by line and without the fuel adjustment.
    estimate: {
      lines: [{ kind: 'FREIGHT', arithmetic: 'Chargeable 300 kg (dead) × $0.61 = $183.00', amount: 183 }],
      total: 210.45,
      priceDateTimeUtc: testNow.toISOString(),
      fafPercent: null,
    },
    isEstimating: false,
  });
  const { text } = await api.get(`/api/v2/consignments/${reference}/audit`);
  expect(text).toContain('FINAL');
  expect(text).not.toMatch(/183|rice/u);
  const saved = await saveLatest(path, {
    notes: 'Ring the bell',
    requestedDeliveryDateTimeUtc: requestedDeliveryDate,
  });
  expect([saved.status, saved.body]).toMatchObject([200, { estimatedPrice: 183 }]);
  // A save that changes no input asks for no estimate.
  expect(await app.runDueJobs(testNow)).toBe(0);
});

it('[QUOT-14] [QUOT-06] [XTRA-03] every change of freight, extras and receiver is estimated again; no rate says why', async ({
  api,
  consignment,
  load,
}) => {
  const { path, prices, makeReady } = await consignment();
  await makeReady();
  const { id, lineItems } = await load(path);
  await api.put(`${path}/line-items/${lineItems[0]?.id}`, { ...lineItem, weight: 400 });
  expect(await prices()).toMatchObject({ estimated: 244 });
  const added = await api.post(`${path}/line-items`, lineItem);
  expect(await prices()).toMatchObject({ estimated: 427 });
  await api.delete(`${path}/line-items/${(added.body as { id: string }).id}`);
  expect(await prices()).toMatchObject({ estimated: 244 });
  // The driver completes it.
  const body = [{ deliveryExtraId: extraIds.wait, instructionCode: 'INCLUDED' }];
  expect((await api.put(`/api/v2/consignments/${id}/delivery-extras/instructions`, body)).status).toBe(204);
  expect(await prices()).toMatchObject({ estimated: 264 });
  const { lastModifiedAtDateTimeUtc } = await load(path);
  const address = { ...tuiCafe.address, city: 'Invercargill', postcode: '9810' };
  const saved = await api.put(`${path}/receiver`, {
    receiverParticipantId: null,
    receiverParticipant: { ...tuiCafe, address },
    lastModifiedAtDateTimeUtc,
  });
  expect(saved.status).toBe(200);
  expect(await prices()).toMatchObject({
    estimated: null,
    estimate: null,
    reason: 'No rate from Whangārei to Invercargill for General freight',
  });
});

it('[QUOT-14] several consignments that become Staged are estimated each', async ({ api, consignment }) => {
  const [one, two] = [await consignment(), await consignment()];
  const references = [one.reference, two.reference];
  await api.post('/api/v1/consignments/bulk/status', { references, statusCode: 'STAGED' });
  expect([await one.prices(), await two.prices()]).toMatchObject([{ estimated: 183 }, { estimated: 183 }]);
});

it('[QUOT-14] an earlier one is estimated when its prices are read', async ({ consignment, database }) => {
  const { prices, makeReady } = await consignment();
  await makeReady();
  await database.inTenant(kowhaiScope, (tx) => tx.deleteFrom('jobs').execute());
  expect(await prices()).toMatchObject({ estimated: null, isEstimating: true });
  expect(await prices()).toMatchObject({ estimated: 183, isEstimating: false });
});

it('[CONS-09] no answer shows prices to users who may not see them', async ({ apiAs, consignment, load }) => {
  const { path, reference, prices, makeReady } = await consignment();
  await makeReady();
  expect(await prices()).toMatchObject({ estimated: 183 });
  const { lastModifiedAtDateTimeUtc } = await load(path);
  const other = await apiAs('manager', withoutPrices);
  const hidden = { estimatedPrice: null, confirmedPrice: null };
  expect((await other.get(path)).body).toMatchObject(hidden);
  const save = {
    ...draftBody,
    lastModifiedAtDateTimeUtc,
    requestedDeliveryDateTimeUtc: requestedDeliveryDate,
  };
  const saved = await other.put(path, { ...save, notes: 'Ring the bell' });
  expect([saved.status, saved.body]).toMatchObject([200, hidden]);
  const stale = await other.put(path, { ...save, notes: 'Do not' });
  expect([stale.status, stale.body]).toMatchObject([409, { current: hidden }]);
  const { receiverParticipantId } = draftBody;
  const fresh = (await load(path)).lastModifiedAtDateTimeUtc;
  const moved = await other.put(`${path}/receiver`, {
    receiverParticipantId,
    lastModifiedAtDateTimeUtc: fresh,
    receiverReference: 'PO 7',
  });
  expect([moved.status, moved.body]).toMatchObject([200, hidden]);
  expect((await other.get(`/api/v2/consignments/${reference}/prices`)).status).toBe(403);
});
