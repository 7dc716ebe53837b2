import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { type Api, asProblems, listProblems } from '../../testing/call.js';
import {
  countConsignments,
  createdPath,
  draftBody,
  goodItem,
  inactiveAccountId,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { worldId } from '../../testing/world-rows.js';
import { runSql } from '../../testing/run-sql.js';

const url = '/api/v1/consignments';

const it = test
  .extend('create', ({ api }) =>
    (over: object = {}, options?: Parameters<Api['post']>[2]) =>
      api.post(url, { ...draftBody, ...over }, options))
  /** The consignment as it can be read after a create. */
  .extend('created', ({ load, create }) => async (over: object = {}) => {
    return load(createdPath(await create(over)));
  })
  /** The status and the problems of a refusal. */
  .extend('refused', ({ create }) => async (over: object) => {
    const answer = await create(over, asProblems);
    return [answer.status, ...listProblems(answer)];
  });

describe('a new consignment', () => {
  it('[CALL-31] [CONS-20] [CONS-49] without freight and dates is a Draft of now, with a reference of its tenant', async ({
    api,
    create,
  }) => {
    const made = await create({ lineItems: [] });
    expect(made).toMatchObject({
      status: 201,
      body: { reference: expect.stringMatching(/^TAS\d{7}$/u) },
      headers: { location: createdPath(made) },
    });
    const moment = testNow.toISOString();
    expect((await api.get(createdPath(made))).body).toMatchObject({
      createdAtDateTimeUtc: moment,
      lastModifiedAtDateTimeUtc: moment,
      statusHistory: [{ code: 'DRAFT', name: 'Draft', statusDate: moment, deliveryEvents: [] }],
      lineItems: [],
      requestedDeliveryDateTimeUtc: null,
      totals: { deliveryItems: 0, packagingTypeName: null, volume: 0, weight: 0 },
    });
  });

  it('[CONS-51] is charged to the requesting site, else to the first active site by name, whichever site sends it', async ({
    api,
    created,
    database,
  }) => {
    const choose = (code: string) =>
      api.put('/api/v1/users/me/sites', {
        chargeSiteId: kowhaiSite(code).id,
        originSiteId: kowhaiSite('AKL1').id,
      });
    await choose('WLG1');
    const consignment = await created();
    await choose('AKL1');
    expect(consignment).toMatchObject({
      chargeSite: { code: 'WLG1' },
      senderParticipant: { siteProxy: { code: 'AKL1' } },
    });
    const sender = kowhaiSite('WLG1').participantId;
    expect(await created({ senderParticipantId: sender })).toMatchObject({ chargeSite: { code: 'AKL1' } });
    await runSql(database)`update users set charge_site_id = null where subject = 'manager'`;
    const withoutChoice = await created();
    await runSql(database)`update sites set is_active = false where code = 'AKL1'`;
    const withoutFirst = await created();
    await runSql(database)`update sites set is_active = true where code = 'AKL1'`;
    await choose('AKL1');
    expect([withoutChoice, withoutFirst]).toMatchObject([
      { chargeSite: { code: 'AKL1' } },
      { chargeSite: { code: 'WLG1' } },
    ]);
  });

  it('[ROUTE-08] is refused for a user without a site', async ({ apiAs }) => {
    expect(await (await apiAs('nosites')).post(url, draftBody)).toMatchObject({
      status: 422,
      body: {
        messages: [{ userMessage: 'No site configured for you. Please contact your service provider.' }],
      },
    });
  });

  it('[CALL-31] [DATE-07] [PART-03] [HIRE-01] [FRGT-05] stores every field trimmed, empty ones as null, and is searched immediately', async ({
    created,
    search,
  }) => {
    const made = await created({
      requestedPickupDateTimeUtc: '2026-03-18T11:00:00Z',
      requestedDeliveryDate: '2026-03-24T10:59:59.999Z',
      senderReference: ' PO-7781 ',
      receiverReference: '',
      salesReference: 'SO-1',
      notes: ' Ring the bell\n',
      receiverNotes: '  ',
      // Of a site only the contact is taken.
      senderParticipant: { phone: '021 555 0100', fullName: 'Somebody else', address: { city: 'Elsewhere' } },
      receiverParticipantId: null,
      receiverParticipant: { ...tuiCafe, fullName: 'Kākāpō Books' },
      lineItems: [
        { ...goodItem, dangerousGoods: { unNumber: '1263', class: ' 3 ', subsidiaryClass1: '' } },
        { ...goodItem, volume: 0, weight: 0.004, length: null, width: null, height: null },
      ],
      hireage: [
        { providerCode: '', hireUnitCode: '', quantity: 0 },
        { providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 999 },
      ],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: ' NZL1 ' } }],
    });
    expect(made).toMatchObject({
      requestedPickupDateTimeUtc: '2026-03-18T11:00:00.000Z',
      requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00.000Z',
      senderReference: 'PO-7781',
      receiverReference: null,
      salesReference: 'SO-1',
      notes: 'Ring the bell',
      receiverNotes: null,
      serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
      account: { code: 'KOW-001' },
      senderParticipant: {
        fullName: 'Kōwhai Auckland',
        phone: '021 555 0100',
        email: 'akl1@example.com',
        address: { city: 'Whangārei' },
        siteProxy: { code: 'AKL1' },
      },
      receiverParticipant: {
        fullName: 'Kākāpō Books',
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
        { volume: 0.0001, weight: 0.01 },
      ],
      totals: { deliveryItems: 4, packagingTypeName: 'Pallet', volume: 2.8801, weight: 500.01 },
      hireage: [{ hireUnit: { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' }, quantity: 999 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL1' } }],
      estimatedPrice: null,
      confirmedPrice: null,
    });
    const { reference } = made;
    expect(await search({ searchTerm: 'kakapo' })).toMatchObject({ rowCount: 1, results: [{ reference }] });
  });
});

const missing = (side: string) => [
  422,
  ...['email', 'phone'].map((field) => `PART-06 ${side}Participant/${field}: Value is required`),
];

describe('a new consignment is refused', () => {
  it('[CALL-100] for what is no instant or no id', async ({ refused }) => {
    const receiverParticipantId = `urn:uuid:${worldId(77)}`;
    expect(await refused({ requestedDeliveryDate: '2026-12-31T23:59:60Z', receiverParticipantId })).toEqual([
      400,
      expect.stringContaining('CONTRACT receiverParticipantId: '),
      'CONTRACT requestedDeliveryDate: This must be an instant such as 2025-07-14T21:30:00Z, from 1970 to 2199',
    ]);
  });

  it.for([
    ['CONS-45', { serviceType: 'OTHER' }, 'serviceType', 'This service type is not available'],
    ['CONS-45', { accountId: worldId(77) }, 'accountId', 'This invoice account is not available'],
    ['CONS-45', { accountId: inactiveAccountId }, 'accountId', 'This invoice account is not available'],
    [
      'PART-01',
      { receiverParticipantId: worldId(77) },
      'receiverParticipantId',
      'This site is not available',
    ],
    [
      'PART-20',
      { receiverParticipantId: kowhaiSite('AKL1').id },
      'receiverParticipantId',
      "This is a site's id. Send the id of its defaultParticipant",
    ],
  ] as const)('[CONS-45, PART-01, PART-20] under %s', async ([id, over, path, message], { refused }) => {
    expect(await refused(over)).toEqual([422, `${id} ${path}: ${message}`]);
  });

  it('[CONS-48, PART-02, PART-04, PART-05, FRGT-01, FRGT-02, DG-04, HIRE-01, EXPT-01, DATE-01] with a problem for each rule that it breaks, at its place, and nothing is stored', async ({
    refused,
    database,
  }) => {
    const before = await countConsignments(database);
    const [status, ...problems] = await refused({
      receiverParticipantId: null,
      receiverParticipant: {
        ...tuiCafe,
        phone: '12',
        email: 'tui',
        address: { ...tuiCafe.address, street: ' ', postcode: '01A0' },
      },
      requestedPickupDateTimeUtc: '2026-03-15T11:00:00Z',
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: ' ' } }],
      lineItems: [
        { ...goodItem, count: 0, description: 'ab' },
        { ...goodItem, dangerousGoods: { unNumber: '', class: '3' } },
      ],
      ...hire([{ quantity: 0 }, { hireUnitCode: 'X' }]),
    });
    expect(status).toBe(422);
    expect(problems).toEqual(
      [
        'PART-02 receiverParticipant/address/street: Street name is required',
        'PART-02 receiverParticipant/address/postcode: Postcode must be digits only',
        'PART-04 receiverParticipant/phone: Value is not a valid phone number',
        'PART-05 receiverParticipant/email: Value is not a valid email address',
        'FRGT-01 lineItems/0/count: Count must be a whole number from 1 to 999',
        'FRGT-02 lineItems/0/description: Description must be 3 to 5,000 characters',
        'DG-04 lineItems/1/dangerousGoods/unNumber: Required',
        'HIRE-01 hireage/0/quantity: Quantity must be a whole number from 1 to 999',
        'HIRE-01 hireage/1/hireUnitCode: This hire unit is not available',
        'EXPT-01 consignmentFlags/0/flagProperties/ecert: Export certificate is required',
        'DATE-01 requestedPickupDateTimeUtc: Past date',
      ].toSorted(),
    );
    expect(await countConsignments(database)).toBe(before);
  });

  it('[PART-06] without the contact that its service type requires, of a site too, unless one is typed', async ({
    database,
    refused,
    create,
  }) => {
    const overnight = { serviceType: 'OVERNIGHT' };
    const typed = { ...overnight, receiverParticipantId: null };
    const asSender = {
      ...overnight,
      senderParticipantId: kowhaiSite('WLG1').participantId,
      receiverParticipantId: kowhaiSite('AKL1').participantId,
    };
    await runSql(database)`update sites set phone = null, email = null where code = 'WLG1'`;
    const answers = [
      await refused({ ...typed, receiverParticipant: { ...tuiCafe, phone: null, email: ' ' } }),
      await refused(overnight),
      await refused(asSender),
    ];
    const contacted = await create({ ...overnight, receiverParticipant: { phone: '021 555 0199' } });
    await runSql(database)`
      update sites set phone = '09 555 0110', email = 'wlg1@example.com' where code = 'WLG1'`;
    expect(answers).toEqual([missing('receiver'), missing('receiver'), missing('sender')]);
    expect(contacted.status).toBe(201);
    expect((await create({ ...typed, receiverParticipant: tuiCafe })).status).toBe(201);
  });
});

function hire(rows: readonly object[]) {
  return {
    hireage: rows.map((row) => ({ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 1, ...row })),
  };
}
