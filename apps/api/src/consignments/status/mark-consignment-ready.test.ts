import { describe, expect } from 'vitest';

import { draftBody, goodItem, kowhaiScope, createdPath } from '../../testing/fixtures.js';
import { describeMove, pathReference, test } from '../../testing/status-move-test.js';

describeMove(
  { call: 'CALL-37', id: 'CONS-21', target: 'FINAL', from: ['DRAFT'], reason: null },
  (api, path, dateTimeUtc) =>
    api.put(`${path}/mark-as-ready`, dateTimeUtc === undefined ? {} : { dateTimeUtc }),
);

const it = test.extend('openDraft', ({ api }) =>
  async (over: object = {}) =>
    createdPath(await api.post('/api/v1/consignments', { ...draftBody, lineItems: [goodItem], ...over })));

describe('marking a Draft as ready', () => {
  it('[CALL-37, CONS-21] works for what a save accepts', async ({ openDraft, api }) => {
    const path = await openDraft({
      receiverParticipant: { phone: '021 555 0199' },
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL2025/KOW/1234' } }],
    });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 204, text: '' });
  });

  it('[CONS-45] checks the service type against those of today', async ({ openDraft, api, database }) => {
    const path = await openDraft({ serviceType: 'OVERNIGHT' });
    await database.asOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('consignments')
        .set({ service_type_code: 'RETIRED' })
        .where('reference', '=', pathReference(path))
        .execute(),
    );
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({
      status: 422,
      body: {
        messages: [
          { problemId: 'CONS-45', path: 'serviceType', userMessage: 'This service type is not available' },
        ],
      },
    });
  });

  it('[CONS-33] changes the last-modified time, so that an older form is refused', async ({
    openDraft,
    load,
    api,
  }) => {
    const path = await openDraft();
    const { lastModifiedAtDateTimeUtc } = await load(path);
    await api.put(`${path}/mark-as-ready`, {});
    const saved = await api.put(path, { ...draftBody, lastModifiedAtDateTimeUtc });
    expect(saved).toMatchObject({ status: 409 });
    expect(new Date((await load(path)).lastModifiedAtDateTimeUtc).getTime()).toBeGreaterThan(
      new Date(lastModifiedAtDateTimeUtc).getTime(),
    );
  });
});
