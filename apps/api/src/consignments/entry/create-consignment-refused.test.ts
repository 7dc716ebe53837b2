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
    [{ serviceType: ' ' }, 'serviceType', 'Service type is required'],
    [{ serviceType: 'OTHER' }, 'serviceType', 'This service type is not available'],
    [{ accountId: worldId(77) }, 'accountId', 'This invoice account is not available'],
    [{ accountId: inactiveAccountId }, 'accountId', 'This invoice account is not available'],
  ] as const)('[CONS-45] for what the customer has not: %j', async ([over, path, message], { refused }) => {
    expect(await refused(over)).toEqual(refusal('CONS-45', path, message));
  });

  it.for([
    [worldId(77), 'This site is not available'],
    [null, 'Choose a receiver site or enter an address'],
  ])('[PART-01] for the receiver %s', async ([receiverParticipantId, message], { refused }) => {
    expect(await refused({ receiverParticipantId })).toEqual(
      refusal('PART-01', 'receiverParticipantId', message ?? ''),
    );
  });

  it('[PART-02, PART-04, PART-05, FRGT-01, FRGT-02, FRGT-03, FRGT-04, FRGT-05, FRGT-06, DG-01, DG-04, HIRE-01, EXPT-01, DATE-01] with a problem for each rule that it breaks, at its place', async ({
    refused,
  }) => {
    const { status, problems } = await refused({
      ...custom({ street: ' ', postcode: '01A0' }, { phone: '12', email: 'tui' }),
      requestedPickupDateTimeUtc: '2026-03-15T11:00:00Z',
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: ' ' } }],
      lineItems: [
        { ...goodItem, count: 0, description: '', packagingType: '', length: 100.01, volume: 100.0001 },
        { ...goodItem, count: 1000, description: 'ab', packagingType: 'DRUM', weight: 40_000.01 },
        { ...goodItem, dangerousGoods: { unNumber: '12', class: ' ' } },
        { ...goodItem, dangerousGoods: { unNumber: '', class: '3' } },
      ],
      ...hire([{ quantity: 0 }, { hireUnitCode: 'X' }]),
    });
    expect(status).toBe(422);
    const said = (problems as { id: string; path: string; message: string }[]).map(
      ({ id, path, message }) => `${id} ${path}: ${message}`,
    );
    expect(said.toSorted()).toEqual(
      [
        'PART-02 receiverParticipant/address/street: Street name is required',
        'PART-02 receiverParticipant/address/postcode: Postcode must be digits only',
        'PART-04 receiverParticipant/phone: Value is not a valid phone number',
        'PART-05 receiverParticipant/email: Value is not a valid email address',
        'FRGT-01 lineItems/0/count: Count must be a whole number from 1 to 999',
        'FRGT-02 lineItems/0/description: Required',
        'FRGT-03 lineItems/0/packagingType: Package type is required',
        'FRGT-04 lineItems/0/length: Length must be a number from 0 to 100',
        'FRGT-05 lineItems/0/volume: Volume must be a number from 0.0001 to 100',
        'FRGT-01 lineItems/1/count: Count must be a whole number from 1 to 999',
        'FRGT-02 lineItems/1/description: Description must be 3 to 5,000 characters',
        'FRGT-03 lineItems/1/packagingType: This package type is not available',
        'FRGT-06 lineItems/1/weight: Weight must be a number from 0.01 to 40,000',
        'DG-01 lineItems/2/dangerousGoods/unNumber: 4 digits required',
        'DG-01 lineItems/2/dangerousGoods/class: Class is required',
        'DG-04 lineItems/3/dangerousGoods/unNumber: Required',
        'HIRE-01 hireage/0/quantity: Quantity must be a whole number from 1 to 999',
        'HIRE-01 hireage/1/hireUnitCode: This hire unit is not available',
        'EXPT-01 consignmentFlags/0/flagProperties/ecert: Export certificate is required',
        'DATE-01 requestedPickupDateTimeUtc: Past date',
      ].toSorted(),
    );
  });

  it('[DATE-02] for a delivery before the pickup', async ({ refused }) => {
    const dates = {
      requestedPickupDateTimeUtc: '2026-03-18T11:00:00Z',
      requestedDeliveryDate: '2026-03-17T11:00:00Z',
    };
    const message = 'Earlier than the requested pickup date';
    expect(await refused(dates)).toEqual(refusal('DATE-02', 'requestedDeliveryDate', message));
  });

  it.for([
    [
      { lineItems: Array.from({ length: 201 }, () => goodItem) },
      'lineItems',
      'At most 200 freight items are allowed',
    ],
    [hire(Array.from({ length: 51 }, () => ({}))), 'hireage', 'At most 50 hireage rows are allowed'],
  ] as const)('[CONS-54] for too many rows', async ([over, path, message], { refused }) => {
    expect(await refused(over)).toEqual(refusal('CONS-54', path, message));
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

function custom(address: object, contact: object) {
  return {
    receiverParticipantId: null,
    receiverParticipant: { ...tuiCafe, ...contact, address: { ...tuiCafe.address, ...address } },
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
