import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import type { Api, Called } from '../../testing/call.js';
import {
  countConsignments,
  draftBody,
  goodItem,
  inactiveAccountId,
  kowhaiScope,
  createdPath,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { worldId } from '../../testing/world-rows.js';

const it = test
  .extend('create', ({ api }) =>
    (over: object = {}, options?: Parameters<Api['post']>[2]) =>
      api.post(url, { ...draftBody, ...over }, options))
  /** A refusal read as the import reads it: with places and register IDs (CALL-31). */
  .extend(
    'refused',
    ({ create }) =>
      async (over: object) =>
        toProblems(await create(over, { headers: { accept: 'application/problem+json' } })),
  )
  .extend(
    'changeWellington',
    ({ database }) =>
      (contact: { phone: string | null; email: string | null }) =>
        database.asOwner(kowhaiScope, (tx) =>
          tx.updateTable('sites').set(contact).where('code', '=', 'WLG1').execute(),
        ),
  );

const url = '/api/v1/consignments';

const toProblems = ({ status, body }: Called) => ({
  status,
  problems: (body as { problems?: unknown[] }).problems ?? [],
});

const refusal = (id: string, path: string, message: string) => ({
  status: 422,
  problems: [{ id, path, message }],
});

describe('a new consignment is refused', () => {
  it.for([
    ['CONS-45', 'without a service type', { serviceType: ' ' }, 'serviceType', 'Service type is required'],
    [
      'CONS-45',
      'for a foreign service type',
      { serviceType: 'OTHER' },
      'serviceType',
      'This service type is not available',
    ],
    [
      'CONS-45',
      'for an unknown account',
      { accountId: worldId(77) },
      'accountId',
      'This invoice account is not available',
    ],
    [
      'CONS-45',
      'for an inactive account',
      { accountId: inactiveAccountId },
      'accountId',
      'This invoice account is not available',
    ],
    [
      'PART-01',
      'for an unknown site',
      { receiverParticipantId: worldId(77) },
      'receiverParticipantId',
      'This site is not available',
    ],
    [
      'PART-01',
      'without a receiver',
      { receiverParticipantId: null },
      'receiverParticipantId',
      'Choose a receiver site or enter an address',
    ],
    [
      'PART-02',
      'without a street',
      custom({ street: ' ' }),
      'receiverParticipant/address/street',
      'Street name is required',
    ],
    [
      'PART-02',
      'for a postcode with letters',
      custom({ postcode: '01A0' }),
      'receiverParticipant/address/postcode',
      'Postcode must be digits only',
    ],
    [
      'PART-04',
      'for no phone number',
      { receiverParticipant: { phone: '12' } },
      'receiverParticipant/phone',
      'Value is not a valid phone number',
    ],
    [
      'PART-05',
      'for no email address',
      { receiverParticipant: { email: 'tui' } },
      'receiverParticipant/email',
      'Value is not a valid email address',
    ],
    [
      'FRGT-01',
      'for a count of 0',
      item({ count: 0 }),
      'lineItems/0/count',
      'Count must be a whole number from 1 to 999',
    ],
    [
      'FRGT-01',
      'for a count of 1000',
      item({ count: 1000 }),
      'lineItems/0/count',
      'Count must be a whole number from 1 to 999',
    ],
    ['FRGT-02', 'without a description', item({ description: '' }), 'lineItems/0/description', 'Required'],
    [
      'FRGT-02',
      'for a short one',
      item({ description: 'ab' }),
      'lineItems/0/description',
      'Description must be 3 to 5,000 characters',
    ],
    [
      'FRGT-03',
      'without a package type',
      item({ packagingType: '' }),
      'lineItems/0/packagingType',
      'Package type is required',
    ],
    [
      'FRGT-03',
      'for an unknown package type',
      item({ packagingType: 'DRUM' }),
      'lineItems/0/packagingType',
      'This package type is not available',
    ],
    [
      'FRGT-04',
      'for a side over 100 m',
      item({ length: 100.01 }),
      'lineItems/0/length',
      'Length must be a number from 0 to 100',
    ],
    [
      'FRGT-05',
      'for a volume over 100 m³',
      item({ volume: 100.0001 }),
      'lineItems/0/volume',
      'Volume must be a number from 0.0001 to 100',
    ],
    [
      'FRGT-06',
      'for a weight over 40 t',
      item({ weight: 40_000.01 }),
      'lineItems/0/weight',
      'Weight must be a number from 0.01 to 40,000',
    ],
    [
      'DG-01',
      'for a UN number of two digits',
      goods({ unNumber: '12' }),
      'lineItems/0/dangerousGoods/unNumber',
      '4 digits required',
    ],
    [
      'DG-04',
      'without a UN number',
      goods({ unNumber: '' }),
      'lineItems/0/dangerousGoods/unNumber',
      'Required',
    ],
    [
      'DG-01',
      'without a class',
      goods({ class: ' ' }),
      'lineItems/0/dangerousGoods/class',
      'Class is required',
    ],
    [
      'HIRE-01',
      'for a hire quantity of 0',
      hire([{ quantity: 0 }]),
      'hireage/0/quantity',
      'Quantity must be a whole number from 1 to 999',
    ],
    [
      'HIRE-01',
      'for an unknown hire unit',
      hire([{ hireUnitCode: 'X' }]),
      'hireage/0/hireUnitCode',
      'This hire unit is not available',
    ],
    [
      'EXPT-01',
      'without an e-cert',
      { consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: ' ' } }] },
      'consignmentFlags/0/flagProperties/ecert',
      'Export certificate is required',
    ],
    [
      'DATE-01',
      'for a pickup yesterday',
      { requestedPickupDateTimeUtc: '2026-03-15T11:00:00Z' },
      'requestedPickupDateTimeUtc',
      'Past date',
    ],
    [
      'DATE-02',
      'for a delivery before the pickup',
      { requestedPickupDateTimeUtc: '2026-03-18T11:00:00Z', requestedDeliveryDate: '2026-03-17T11:00:00Z' },
      'requestedDeliveryDate',
      'Earlier than the requested pickup date',
    ],
    [
      'CONS-54',
      'for 201 freight items',
      { lineItems: Array.from({ length: 201 }, () => goodItem) },
      'lineItems',
      'At most 200 freight items are allowed',
    ],
    [
      'CONS-54',
      'for 51 hireage rows',
      hire(Array.from({ length: 51 }, () => ({}))),
      'hireage',
      'At most 50 hireage rows are allowed',
    ],
  ] as const)(
    '[PART-02, PART-04, PART-05, FRGT-02, FRGT-03, DG-01, DG-04, EXPT-01] by %s %s',
    async ([id, _why, over, path, message], { refused }) => {
      expect(await refused(over)).toEqual(refusal(id, path, message));
    },
  );

  it.for([
    ['CONS-46', 'salesReference', 251],
    ['CONS-46', 'senderReference', 257],
    ['CONS-46', 'receiverReference', 257],
    ['CONS-54', 'notes', 5001],
    ['CONS-54', 'receiverNotes', 5001],
  ] as const)('[%s] for a %s that is too long', async ([id, field, length], { refused, create }) => {
    const answer = await refused({ [field]: 'x'.repeat(length) });
    expect(answer).toMatchObject({
      status: 400,
      problems: [{ id, path: field, message: `Maximum length is ${length - 1} characters` }],
    });
    expect((await create({ [field]: 'x'.repeat(length - 1) })).status).toBe(201);
  });

  it('[PART-06] without the contact that its service type requires', async ({ refused, create }) => {
    const receiverParticipant = { ...tuiCafe, phone: null, email: ' ' };
    const body = { serviceType: 'OVERNIGHT', receiverParticipantId: null, receiverParticipant };
    expect(await refused(body)).toMatchObject({
      status: 422,
      problems: [
        { id: 'PART-06', path: 'receiverParticipant/phone', message: 'Value is required' },
        { id: 'PART-06', path: 'receiverParticipant/email', message: 'Value is required' },
      ],
    });
    expect((await create({ ...body, receiverParticipant: tuiCafe })).status).toBe(201);
  });

  it('[PART-06] for a site without a contact, unless one is typed', async ({
    changeWellington,
    refused,
    create,
  }) => {
    await changeWellington({ phone: null, email: null });
    const asReceiver = { serviceType: 'OVERNIGHT' };
    const asSender = {
      serviceType: 'OVERNIGHT',
      senderParticipantId: kowhaiSite('WLG1').participantId,
      receiverParticipantId: kowhaiSite('AKL1').participantId,
    };
    const answers = [await refused(asReceiver), await refused(asSender)];
    const typed = await create({ ...asReceiver, receiverParticipant: { phone: '021 555 0199' } });
    await changeWellington({ phone: '09 555 0110', email: 'wlg1@example.com' });
    expect(answers).toMatchObject([
      {
        status: 422,
        problems: [{ path: 'receiverParticipant/phone' }, { path: 'receiverParticipant/email' }],
      },
      { status: 422, problems: [{ path: 'senderParticipant/phone' }, { path: 'senderParticipant/email' }] },
    ]);
    expect(typed.status).toBe(201);
  });

  it('[CONS-48] with all problems together, and nothing is stored', async ({ database, refused }) => {
    const before = await countConsignments(database);
    const answer = await refused({
      serviceType: '',
      ...item({ count: 0, packagingType: 'DRUM' }),
      ...hire([{ quantity: 1000 }]),
    });
    expect(answer).toMatchObject({
      status: 422,
      problems: [
        { id: 'CONS-45', path: 'serviceType' },
        { id: 'FRGT-01', path: 'lineItems/0/count' },
        { id: 'HIRE-01', path: 'hireage/0/quantity' },
        { id: 'FRGT-03', path: 'lineItems/0/packagingType' },
      ],
    });
    expect(await countConsignments(database)).toBe(before);
  });

  it('[CALL-31] as a list of messages, or as title and errors when raw errors are requested', async ({
    create,
  }) => {
    const body = item({ count: 0 });
    const message = 'Count must be a whole number from 1 to 999';
    expect(await create(body)).toMatchObject({
      status: 422,
      body: { messages: [{ severityName: 'Error', userMessage: message }] },
    });
    expect(await create(body, { headers: { accept: 'application/problem+json' } })).toMatchObject({
      status: 422,
      body: { title: expect.any(String), detail: message, errors: { 'lineItems/0/count': [message] } },
    });
  });

  it('[CONS-38] [NAV-03] without the create permission, and only that one', async ({ apiAs }) => {
    const without = await apiAs('manager', ['Access.DISPATCH', 'Consignment.MAINTAIN']);
    expect(await without.post(url, draftBody)).toMatchObject({ status: 403 });
    const only = await apiAs('manager', ['Access.DISPATCH', 'Consignment.CREATE']);
    expect(await only.post(url, draftBody)).toMatchObject({ status: 201 });
  });

  it('with a character that can’t be stored', async ({ create }) => {
    expect((await create({ notes: 'a\u0000b' })).status).toBe(400);
    const receiverParticipant = { ...tuiCafe, fullName: 'a\u0000b' };
    expect((await create({ receiverParticipantId: null, receiverParticipant })).status).toBe(400);
  });
});

describe('a tenant with every option off', () => {
  const aurora = {
    accountId: worldId(1201),
    serviceType: 'GENERAL',
    senderParticipantId: kowhaiSite('AKL1').participantId,
    receiverParticipantId: kowhaiSite('AKL1').participantId,
  };
  let harbour: Api;
  it.beforeAll(async ({ apiAs }) => {
    harbour = await apiAs('harbour');
  });

  it.each([
    [
      'PART-01',
      'typed addresses',
      { receiverParticipantId: null, receiverParticipant: tuiCafe },
      'receiverParticipantId',
    ],
    ['HIRE-01', 'hireage', hire([{}]), 'hireage'],
    ['DG-01', 'dangerous goods', goods({}), 'lineItems/0/dangerousGoods'],
    [
      'EXPT-01',
      'exports',
      { consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'X' } }] },
      'consignmentFlags/0',
    ],
  ])('[%s] takes no %s', async (id, _what, over, path) => {
    const headers = { accept: 'application/problem+json' };
    const answer = await harbour.post(url, { ...aurora, ...over }, { headers });
    expect(toProblems(answer)).toMatchObject({ status: 422, problems: [{ id, path }] });
  });

  it('[PLAT-04] makes the description optional and takes no pickup date', async () => {
    const body = {
      ...aurora,
      ...item({ description: null }),
      requestedPickupDateTimeUtc: '2020-01-01T00:00:00Z',
    };
    const answer = await harbour.get(createdPath(await harbour.post(url, body)));
    expect(answer.body).toMatchObject({
      requestedPickupDateTimeUtc: null,
      lineItems: [{ description: null }],
    });
  });

  it('[CALL-31] has its own series of references', async () => {
    expect(createdPath(await harbour.post(url, aurora))).toMatch(/\/AUR\d{7}$/u);
  });
});

function custom(address: object) {
  return {
    receiverParticipantId: null,
    receiverParticipant: { ...tuiCafe, address: { ...tuiCafe.address, ...address } },
  };
}

function item(over: object) {
  return { lineItems: [{ ...goodItem, ...over }] };
}

function goods(over: object) {
  return item({ dangerousGoods: { unNumber: '1263', class: '3', ...over } });
}

function hire(rows: readonly object[]) {
  return {
    hireage: rows.map((row) => ({ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 1, ...row })),
  };
}
