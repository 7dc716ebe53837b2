import type { components } from '@consign/api-client/consignment';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import type { Called } from '../../testing/call.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { addConsignment } from '../../testing/add-consignment.js';
import { historyCodes } from '../../testing/status-history.js';
import type { StoredDraft } from '../../testing/store-consignment.js';

const it = test
  .extend('stored', ({ database }) =>
    (draft?: Omit<StoredDraft, 'reference'>) =>
      addConsignment(database, draft))
  .extend(
    'set',
    ({ api }) =>
      (references: readonly string[], requestedPickupDateTimeUtc = wednesday, who = api) =>
        who.post(url, { references, requestedPickupDateTimeUtc }),
  )
  .extend('load', ({ api }) => async (reference: string) => {
    const { body } = await api.get(`/api/v1/consignments/${reference}`);
    return body as { requestedPickupDateTimeUtc: string | null; lastModifiedAtDateTimeUtc: string };
  })
  .extend('changeServiceType', ({ database }) => async (reference: string, service_type_code: string) => {
    await database.asOwner(kowhaiScope, (tx) =>
      tx.updateTable('consignments').set({ service_type_code }).where('reference', '=', reference).execute(),
    );
  });

type Result = components['schemas']['BulkResult'];
const url = '/api/v2/consignments/bulk/request-pickup-date';
const wednesday = '2026-03-17T11:00:00.000Z';

function said({ body }: Called) {
  return (body as Result).results.map(({ reference, messages }) => [
    reference,
    ...messages.map(({ severityName, userMessage }) => `${severityName}: ${userMessage}`),
  ]);
}

describe('the requested pickup date of several', () => {
  it('[CALL-52, BULK-03] is set, changing the last-modified time but no status', async ({
    stored,
    set,
    load,
    database,
  }) => {
    const [draft, ready] = [await stored(), await stored({ status: 'FINAL' })];
    expect(said(await set([draft, ready]))).toEqual([
      [draft, 'Information: Requested pickup date set'],
      [ready, 'Information: Requested pickup date set'],
    ]);
    expect(await load(ready)).toMatchObject({
      requestedPickupDateTimeUtc: wednesday,
      lastModifiedAtDateTimeUtc: testNow.toISOString(),
    });
    expect(await historyCodes(database, ready)).toEqual(['DRAFT', 'FINAL']);
  });

  it('[BULK-15, BULK-13, CONS-31] is an Error row when the status or service type does not allow it', async ({
    stored,
    changeServiceType,
    set,
    load,
  }) => {
    const [staged, overnight, draft] = [await stored({ status: 'STAGED' }), await stored(), await stored()];
    await changeServiceType(overnight, 'OVERNIGHT');
    expect(said(await set([staged, overnight, 'TAS0000000', draft]))).toEqual([
      [
        staged,
        'Error: Only Draft or Ready consignments can be given a requested pickup date; this one is Staged',
      ],
      [overnight, "Error: This service doesn't allow a requested pickup date"],
      ['TAS0000000', 'Error: This consignment was not found'],
      [draft, 'Information: Requested pickup date set'],
    ]);
    expect(await load(overnight)).toMatchObject({ requestedPickupDateTimeUtc: null });
  });

  it('[DATE-02] is an Error row when delivery is requested earlier', async ({ stored, set }) => {
    const early = await stored({ requestedDeliveryAt: new Date('2026-03-16T11:00:00Z') });
    const sameDay = await stored({ requestedDeliveryAt: new Date(wednesday) });
    expect(said(await set([early, sameDay]))).toEqual([
      [early, 'Error: Requested delivery date: Earlier than the requested pickup date'],
      [sameDay, 'Information: Requested pickup date set'],
    ]);
  });

  it('[BULK-22, AUTH-11] treats another site’s consignment like an unknown one', async ({
    stored,
    set,
    apiAs,
    load,
  }) => {
    const draft = await stored();
    expect(said(await set([draft], wednesday, await apiAs('dispatch')))).toEqual([
      [draft, 'Error: This consignment was not found'],
    ]);
    expect(await load(draft)).toMatchObject({ requestedPickupDateTimeUtc: null });
  });
});

describe('the whole call is refused', () => {
  it.for([
    ['2026-03-15T11:00:00Z', 'Past date'],
    ['1970-01-01T00:00:00Z', 'Past date'],
  ] as const)('[DATE-01] for %s', async ([date, detail], { stored, set, load }) => {
    const draft = await stored();
    expect(await set([draft], date)).toMatchObject({
      status: 422,
      body: { detail, problems: [{ id: 'DATE-01', path: 'requestedPickupDateTimeUtc' }] },
    });
    expect(await load(draft)).toMatchObject({ requestedPickupDateTimeUtc: null });
  });

  it('[BULK-03, BULK-15] when the tenant takes no pickup dates', async ({ apiAs, set }) => {
    const harbour = await apiAs('harbour');
    expect(await set(['AUR0000001'], wednesday, harbour)).toMatchObject({
      status: 422,
      body: { problems: [{ id: 'BULK-03' }] },
    });
  });

  it('[BULK-22] with more than 200 references', async ({ set }) => {
    expect(await set(Array.from({ length: 201 }, (_, index) => `TAS${index}`))).toMatchObject({
      status: 400,
    });
  });
});
