import { describe, expect } from 'vitest';

import { bulkTest, listMessages, historyCodes } from '../../testing/bulk-test.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';

const it = bulkTest.extend(
  'set',
  ({ api }) =>
    (references: readonly string[], requestedPickupDateTimeUtc = wednesday, who = api) =>
      who.post(url, { references, requestedPickupDateTimeUtc }),
);

const url = '/api/v2/consignments/bulk/request-pickup-date';
const wednesday = '2026-03-17T11:00:00.000Z';

describe('the requested pickup date of several', () => {
  it('[CALL-52, BULK-03] is set and changes only the save time', async ({ stored, set, load, database }) => {
    const [draft, ready] = [await stored(), await stored({ status: 'FINAL' })];
    expect(listMessages(await set([draft, ready]))).toEqual([
      [draft, 'Information: Requested pickup date set'],
      [ready, 'Information: Requested pickup date set'],
    ]);
    expect(await load(ready)).toMatchObject({
      requestedPickupDateTimeUtc: wednesday,
      lastModifiedAtDateTimeUtc: testNow.toISOString(),
    });
    expect(await historyCodes(database, ready)).toEqual(['DRAFT', 'FINAL']);
  });

  it('[BULK-13, BULK-15, BULK-22, CONS-31, DATE-02] is an Error row when status, service type or delivery date does not allow it', async ({
    stored,
    database,
    set,
    load,
  }) => {
    const [staged, overnight, draft] = [await stored({ status: 'STAGED' }), await stored(), await stored()];
    const early = await stored({ requestedDeliveryAt: new Date('2026-03-16T11:00:00Z') });
    const sameDay = await stored({ requestedDeliveryAt: new Date(wednesday) });
    await runSql(database)`
      update consignments set service_type_code = 'OVERNIGHT' where reference = ${overnight}`;
    expect(listMessages(await set([staged, overnight, 'TAS0000000', draft, early, sameDay]))).toEqual([
      [
        staged,
        'Error: Only Draft or Ready consignments can be given a requested pickup date; this one is Staged',
      ],
      [overnight, "Error: This service doesn't allow a requested pickup date"],
      ['TAS0000000', 'Error: This consignment was not found'],
      [draft, 'Information: Requested pickup date set'],
      [early, 'Error: Requested delivery date: Earlier than the requested pickup date'],
      [sameDay, 'Information: Requested pickup date set'],
    ]);
    expect(await load(overnight)).toMatchObject({ requestedPickupDateTimeUtc: null });
  });
});

describe('the whole call is refused', () => {
  it('[DATE-01] for yesterday', async ({ stored, set, load }) => {
    const draft = await stored();
    expect(await set([draft], '2026-03-15T11:00:00Z')).toMatchObject({
      status: 422,
      body: { detail: 'Past date', problems: [{ id: 'DATE-01', path: 'requestedPickupDateTimeUtc' }] },
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
});
