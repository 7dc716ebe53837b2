import { describe, expect } from 'vitest';

import type { Api } from '../../testing/call.js';
import { test } from '../../testing/api-test.js';
import {
  draftBody,
  goodItem,
  kowhaiScope,
  createdPath,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { worldId } from '../../testing/world-rows.js';

const it = test
  .extend('create', ({ api }) =>
    (over: object = {}, options?: Parameters<Api['post']>[2]) =>
      api.post(url, { ...draftBody, ...over }, options))
  /** Makes a site the requesting one. */
  .extend(
    'choose',
    ({ api }) =>
      (charge: string) =>
        api.put('/api/v1/users/me/sites', {
          chargeSiteId: kowhaiSite(charge).id,
          originSiteId: kowhaiSite('AKL1').id,
        }),
  )
  /** The consignment as it can be read after a create. */
  .extend('created', ({ api, create }) => async (over: object = {}): Promise<Record<string, unknown>> => {
    const answer = await api.get(createdPath(await create(over)));
    return answer.body as Record<string, unknown>;
  });

const url = '/api/v1/consignments';
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('a new consignment', () => {
  it('[CALL-31] returns its reference, from the tenant’s series, and its location', async ({ create }) => {
    const answer = await create();
    expect(answer).toMatchObject({
      status: 201,
      body: { reference: expect.stringMatching(/^TAS\d{7}$/u) },
      headers: { location: createdPath(answer) },
    });
  });

  it('[CONS-20] is a Draft, dated now', async ({ created }) => {
    const moment = testNow.toISOString();
    expect(await created()).toMatchObject({
      createdAtDateTimeUtc: moment,
      lastModifiedAtDateTimeUtc: moment,
      statusHistory: [{ code: 'DRAFT', name: 'Draft', statusDate: moment, deliveryEvents: [] }],
    });
  });

  it.for([
    ['2026-03-17T11:00:00Z', '2026-03-17T11:00:00.000Z'],
    ['2026-03-18T02:30:00Z', '2026-03-17T11:00:00.000Z'],
    ['2026-03-18T10:59:59.999Z', '2026-03-17T11:00:00.000Z'],
    ['2026-10-02T11:30:00Z', '2026-10-02T11:00:00.000Z'],
  ] as const)(
    '[DATE-07] stores a delivery at %s as the midnight of its day',
    async ([asked, kept], { created }) => {
      expect(await created({ requestedDeliveryDate: asked })).toMatchObject({
        requestedDeliveryDateTimeUtc: kept,
      });
    },
  );

  it.for([
    ['a leap second', '2026-12-31T23:59:60Z'],
    ['the end of time', '9999-12-31T23:59:59Z'],
    ['its beginning', '0000-01-01T00:00:00Z'],
    ['no day of the calendar', '2026-02-30T00:00:00Z'],
  ] as const)('[CALL-100] is refused for a delivery at %s', async ([_what, at], { create }) => {
    const path = 'requestedDeliveryDate';
    const message = 'This must be an instant such as 2025-07-14T21:30:00Z, from 1970 to 2199';
    expect(await create({ requestedDeliveryDate: at })).toMatchObject({
      status: 400,
      body: { messages: [{ userMessage: message, path }] },
    });
  });

  it.for([`urn:uuid:${worldId(77)}`, `{${worldId(77)}}`, worldId(77).toUpperCase()])(
    '[CALL-100] is refused for a receiver with the id %s',
    async (receiverParticipantId, { create }) => {
      expect(await create({ receiverParticipantId })).toMatchObject({
        status: 400,
        body: { messages: [{ path: 'receiverParticipantId', problemId: 'CONTRACT' }] },
      });
    },
  );

  it('[CONS-49] may lack freight items and dates', async ({ created }) => {
    expect(await created({ lineItems: [] })).toMatchObject({
      lineItems: [],
      requestedDeliveryDateTimeUtc: null,
      totals: { deliveryItems: 0, packagingTypeName: null, volume: 0, weight: 0 },
    });
  });

  it('[CONS-51] is charged to the requesting site, whichever site sends it', async ({ choose, created }) => {
    await choose('WLG1');
    const consignment = await created();
    await choose('AKL1');
    expect(consignment).toMatchObject({
      chargeSite: { code: 'WLG1' },
      senderParticipant: { siteProxy: { code: 'AKL1' } },
    });
    const sender = kowhaiSite('WLG1').participantId;
    expect(await created({ senderParticipantId: sender })).toMatchObject({ chargeSite: { code: 'AKL1' } });
  });

  it('[CONS-51] is charged to the first active site by name when there is no requesting site', async ({
    database,
    created,
  }) => {
    await database.asOwner(kowhaiScope, (tx) =>
      tx.updateTable('users').set({ charge_site_id: null }).where('subject', '=', 'manager').execute(),
    );
    expect(await created()).toMatchObject({ chargeSite: { code: 'AKL1' } });
    await database.asOwner(kowhaiScope, (tx) =>
      tx.updateTable('sites').set({ is_active: false }).where('code', '=', 'AKL1').execute(),
    );
    expect(await created()).toMatchObject({ chargeSite: { code: 'WLG1' } });
    await database.asOwner(kowhaiScope, async (tx) => {
      await tx.updateTable('sites').set({ is_active: true }).where('code', '=', 'AKL1').execute();
      const chargeSite = { charge_site_id: kowhaiSite('AKL1').id };
      await tx.updateTable('users').set(chargeSite).where('subject', '=', 'manager').execute();
    });
  });

  it('[ROUTE-08] is refused for a user without a site', async ({ apiAs }) => {
    const answer = await (await apiAs('nosites')).post(url, draftBody);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        messages: [{ userMessage: 'No site configured for you. Please contact your service provider.' }],
      },
    });
  });

  it('[CALL-31] stores every field trimmed, and empty ones as null', async ({ created }) => {
    const whole = {
      requestedPickupDateTimeUtc: '2026-03-18T11:00:00Z',
      requestedDeliveryDate: '2026-03-23T11:00:00Z',
      senderReference: ' PO-7781 ',
      receiverReference: '',
      salesReference: 'SO-1',
      notes: ' Ring the bell\n',
      receiverNotes: '  ',
      receiverParticipantId: null,
      receiverParticipant: tuiCafe,
      lineItems: [{ ...goodItem, dangerousGoods: { unNumber: '1263', class: ' 3 ', subsidiaryClass1: '' } }],
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: ' NZL1 ' } }],
    };
    expect(await created(whole)).toMatchObject({
      requestedPickupDateTimeUtc: '2026-03-18T11:00:00.000Z',
      requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00.000Z',
      senderReference: 'PO-7781',
      receiverReference: null,
      salesReference: 'SO-1',
      notes: 'Ring the bell',
      receiverNotes: null,
      serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
      account: { code: 'KOW-001' },
      receiverParticipant: {
        fullName: 'Tūī Café',
        phone: '021 555 0199',
        email: 'orders@tui.example',
        siteProxy: null,
        isHub: false,
        address: { city: 'Whangārei', country: 'New Zealand', postcode: '0110', state: null },
      },
      lineItems: [
        {
          ...goodItem,
          packagingType: { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 },
          dangerousGoods: {
            unNumber: '1263',
            class: '3',
            subsidiaryClass1: null,
            subsidiaryClass2: null,
            nameAndDescription: 'Paint or paint related material',
          },
        },
      ],
      totals: { deliveryItems: 2, packagingTypeName: 'Pallet', volume: 2.88, weight: 500 },
      hireage: [{ hireUnit: { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' }, quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL1' } }],
      estimatedPrice: null,
      confirmedPrice: null,
    });
  });

  it('[PART-03] takes a site’s name and address, with the typed contact', async ({ created }) => {
    const typed = { phone: '021 555 0100', fullName: 'Somebody else', address: { city: 'Elsewhere' } };
    expect(await created({ receiverParticipant: typed })).toMatchObject({
      senderParticipant: { fullName: 'Kōwhai Auckland', phone: '09 555 0110', email: 'akl1@example.com' },
      receiverParticipant: {
        fullName: 'Kōwhai Wellington',
        phone: '021 555 0100',
        email: 'wlg1@example.com',
        address: { city: 'Whangārei' },
        siteProxy: { code: 'WLG1' },
      },
    });
  });

  it('[HIRE-01] ignores rows without a unit', async ({ created }) => {
    const rows = [
      { providerCode: '', hireUnitCode: '', quantity: 0 },
      { providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 999 },
    ];
    expect(await created({ hireage: rows })).toMatchObject({ hireage: [{ quantity: 999 }] });
  });

  it('[FRGT-05] raises a volume or weight below the minimum', async ({ created }) => {
    const lineItems = [{ ...goodItem, volume: 0, weight: 0.004, length: null, width: null, height: null }];
    expect(await created({ lineItems })).toMatchObject({ lineItems: [{ volume: 0.0001, weight: 0.01 }] });
  });

  it('can be searched immediately', async ({ create, api }) => {
    const receiverParticipant = { ...tuiCafe, fullName: 'Kākāpō Books' };
    const path = createdPath(await create({ receiverParticipantId: null, receiverParticipant }));
    for (const body of [{ searchTerm: 'kakapo' }, { searchTerm: 'KĀKĀPŌ books' }]) {
      const answer = await api.post('/api/v2/consignments/search', {
        ...body,
        siteIds: [kowhaiSite('AKL1').id],
      });
      expect(answer).toMatchObject({
        body: { rowCount: 1, results: [{ reference: path.split('/').at(-1) }] },
      });
    }
  });
});

describe('a create with an Idempotency-Key', () => {
  it('[CALL-31] can reuse the key after a day, when old keys are deleted', async ({ create, database }) => {
    const first = await create({}, keyed('yesterday'));
    const age = (hours: number) =>
      database.asOwner(kowhaiScope, (tx) =>
        tx
          .updateTable('idempotency_keys')
          .set({ created_at: new Date(testNow.getTime() - hours * 3_600_000) })
          .execute(),
      );
    await age(23);
    expect((await create({}, keyed('yesterday'))).body).toEqual(first.body);
    await age(25);
    expect((await create({}, keyed('yesterday'))).body).not.toEqual(first.body);
    const keys = await database.asOwner(kowhaiScope, (tx) =>
      tx.selectFrom('idempotency_keys').select('key').where('user_id', '=', worldId(1301)).execute(),
    );
    expect(keys).toEqual([{ key: 'yesterday' }]);
  });
});
