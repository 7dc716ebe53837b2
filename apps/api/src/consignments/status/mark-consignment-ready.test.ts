import { sql } from 'kysely';
import { expect } from 'vitest';

import { hasServer } from '../../testing/database.js';
import { draftBody, goodItem, kowhaiScope } from '../../testing/fixtures.js';
import { describeMove, pathReference, type SendMove, test as it } from '../../testing/status-move-test.js';

const reason = 'Customer changed their mind';
const at = (dateTimeUtc: string | undefined) => (dateTimeUtc === undefined ? {} : { dateTimeUtc });

const requestPickup: SendMove = (api, path, dateTimeUtc) =>
  api.put(`${path}/request-pickup`, at(dateTimeUtc));

const cancel: SendMove = (api, path, dateTimeUtc) =>
  api.post(`${path.replace('v1', 'v2')}/cancelled`, { reason, ...at(dateTimeUtc) });

describeMove(
  { call: 'CALL-37', id: 'CONS-21', target: 'FINAL', from: ['DRAFT'], reason: null },
  (api, path, dateTimeUtc) => api.put(`${path}/mark-as-ready`, at(dateTimeUtc)),
);
describeMove(
  { call: 'CALL-38', id: 'CONS-22', target: 'STAGED', from: ['DRAFT', 'FINAL'], reason: null },
  requestPickup,
);
describeMove(
  { call: 'CALL-39', id: 'CONS-23', target: 'CANCELLED', from: ['DRAFT', 'FINAL'], reason },
  cancel,
);

it('[CALL-37, CONS-21, CONS-33] marking as ready works for what a save accepts, and refuses an older form', async ({
  createDraft,
  load,
  api,
}) => {
  const path = await createDraft({
    lineItems: [goodItem],
    receiverParticipant: { phone: '021 555 0199' },
    hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
    consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL2025/KOW/1234' } }],
  });
  const { lastModifiedAtDateTimeUtc } = await load(path);
  expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 204, text: '' });
  const saved = await api.put(path, { ...draftBody, lastModifiedAtDateTimeUtc });
  expect(saved).toMatchObject({ status: 409 });
  expect(new Date((await load(path)).lastModifiedAtDateTimeUtc).getTime()).toBeGreaterThan(
    new Date(lastModifiedAtDateTimeUtc).getTime(),
  );
});

it('[CALL-38, CALL-39, CONS-22, CONS-23, CONS-50] a pickup checks no Ready consignment again, and a cancellation none', async ({
  stored,
  codes,
  api,
}) => {
  const ready = await stored({ status: 'FINAL', items: [] });
  expect(await requestPickup(api, ready)).toMatchObject({ status: 204 });
  expect(await codes(ready)).toEqual(['DRAFT', 'FINAL', 'STAGED']);
  const draft = await stored({ items: [] });
  expect(await cancel(api, draft)).toMatchObject({ status: 204 });
  expect(await codes(draft)).toEqual(['DRAFT', 'CANCELLED']);
});

// The embedded engine has one session, which cannot wait for itself.
it.for(hasServer() ? ['that is being changed'] : [])(
  '[BULK-23] a call for a consignment %s gets 503',
  async (_what, { stored, database, api }) => {
    const path = await stored();
    const answer = await database.asSchemaOwner(kowhaiScope, async (tx) => {
      await sql`select id from consignments where reference = ${pathReference(path)} for update`.execute(tx);
      return requestPickup(api, path);
    });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  },
);
