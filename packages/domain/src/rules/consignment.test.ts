import { describe, expect, it } from 'vitest';

import { context, goodConsignment, goodItem, notNumbers } from '../testing/bodies.js';
import { problemTexts } from '../testing/problems.js';
import {
  checkConsignment,
  choiceLabel,
  findCard,
  filterCompleteHireage,
  findHireageWarning,
  limits,
  selectable,
  type ConsignmentBody,
  type FormContext,
  type HireageBody,
} from './index.js';

const check = (change: ConsignmentBody, on: Partial<FormContext> = {}) =>
  problemTexts(checkConsignment({ ...goodConsignment, ...change }, { ...context, ...on }));

const row = (quantity: HireageBody['quantity'], hireUnitCode: string | null = 'PALLET') => ({
  providerCode: 'CHEP',
  hireUnitCode,
  quantity,
});
const flag = (ecert: string | null) => ({
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert } }],
});

const items = (length: number) => Array.from({ length }, () => goodItem);
const rows = (length: number) => Array.from({ length }, () => row(1));

const draft = { stage: 'draft' } as const;
const stages = ['draft', 'leaving-draft', 'ready'] as const;

describe('checkConsignment', () => {
  it.each(stages)('[CONS-45] service type and invoice account are required at stage %s', (stage) => {
    expect(check({}, { stage })).toEqual([]);
    expect(check({ serviceType: ' ', accountId: null }, { stage })).toEqual([
      'CONS-45 serviceType: Service type is required',
      'CONS-45 accountId: Invoice account is required',
    ]);
  });

  it.each([[[]], [null], [undefined]])(
    '[CONS-41, CONS-49] at least one freight item is required, but not to save a Draft: %j',
    (lineItems) => {
      const problems = ['CONS-41 lineItems: At least one freight item is required'];
      expect(stages.map((stage) => check({ lineItems }, { stage }))).toEqual([[], problems, problems]);
    },
  );

  it('[CONS-49] a Draft needs no dates, but its freight items are checked', () => {
    const settings = { ...context.settings, canUseDefaultRequestedDeliveryDate: false };
    const blank = { requestedDeliveryDate: null, requestedPickupDateTimeUtc: null };
    expect(check(blank, { ...draft, settings })).toEqual([]);
    expect(check(blank, { settings })).toEqual([
      'DATE-06 requestedDeliveryDate: Requested delivery date is required',
    ]);
    expect(check({ lineItems: [goodItem, { ...goodItem, count: 0 }] }, draft)).toEqual([
      'FRGT-01 lineItems/1/count: Count must be a whole number from 1 to 999',
    ]);
  });

  it('[CONS-43] a receiver-only save checks nothing else', () => {
    const body = { receiverParticipant: {}, receiverReference: 'x'.repeat(257) };
    const problems = checkConsignment(body, { ...context, forms: 'receiver' });
    expect(problems.map(({ path }) => path.split('/')[0])).toEqual([
      ...Array.from({ length: 6 }, () => 'receiverParticipant'),
      'receiverReference',
    ]);
    const others = { serviceType: '', senderParticipantId: '', lineItems: [] };
    expect(check(others, { forms: 'receiver' })).toEqual([]);
  });

  it('[PART-06] each participant uses its own site’s contact', () => {
    const sites = { senderParticipantId: 'a', receiverParticipantId: 'b', receiverParticipant: null };
    const siteContacts = { sender: { phone: '09 123 4567' }, receiver: {} };
    expect(check(sites, { contactDetailsRequired: 'ONE', siteContacts })).toEqual([
      'PART-06 receiverParticipant/phone: Value is required',
      'PART-06 receiverParticipant/email: Value is required',
    ]);
  });

  it('reports every problem at once, in screen order', () => {
    const hireage = [{ hireUnitCode: 'PALLET' }];
    const body = { lineItems: [{}], hireage, requestedDeliveryDate: 'no date' };
    const places = checkConsignment(body, context).map(({ path }) => path.split('/')[0]);
    expect([...new Set(places)]).toEqual([
      'serviceType',
      'accountId',
      'requestedDeliveryDate',
      'senderParticipantId',
      'receiverParticipantId',
      'lineItems',
      'hireage',
    ]);
  });

  it('[CONS-54] has at most 200 freight items and 50 hireage rows', () => {
    expect(check({ lineItems: items(200), hireage: rows(50) })).toEqual([]);
    expect(check({ lineItems: items(201), hireage: rows(51) })).toEqual([
      'CONS-54 lineItems: At most 200 freight items are allowed',
      'CONS-54 hireage: At most 50 hireage rows are allowed',
    ]);
  });
});

describe('hireage', () => {
  it('[HIRE-01] refuses any other quantity than 1 to 999, in rows with a unit alone', () => {
    for (const quantity of [0, -0, 1000, 1.5, -1, '', null, undefined, ...notNumbers]) {
      expect(check({ hireage: [row(1), row(quantity)] })).toEqual([
        'HIRE-01 hireage/1/quantity: Quantity must be a whole number from 1 to 999',
      ]);
      expect(check({ hireage: [row(quantity, null)] })).toEqual([]);
    }
  });

  it('[HIRE-01] sends only rows with a unit and a quantity from 1 to 999', () => {
    const good = [row(1), row(999), row('12'), row('+1'), row('1e2')];
    expect(check({ hireage: good })).toEqual([]);
    expect(filterCompleteHireage([...good, row(0), row(1000), row(null), row(5, '')])).toEqual(good);
  });

  it('[HIRE-01] is refused where the tenant has it switched off', () => {
    const settings = { ...context.settings, hireageEnabled: false };
    expect(check({ hireage: [row(1)] }, { settings })).toEqual([
      expect.stringMatching(/^HIRE-01 hireage: /u),
    ]);
    expect(check({ hireage: [row(1, null)] }, { settings })).toEqual([]);
  });

  it.each([
    [{ quantity: 5 }, 'Not saved without a hire unit'],
    [{ quantity: 5, hireUnitCode: 'PALLET' }, null],
    [{ quantity: null }, null],
    [{}, null],
  ])('[HIRE-03] warns about a quantity without a unit: %j', (entered, warning) => {
    expect(findHireageWarning(entered)).toBe(warning);
  });
});

describe('export', () => {
  it('[EXPT-01] requires the certificate only when ticked', () => {
    for (const ecert of [null, '', '  ']) {
      expect(check(flag(ecert))).toEqual([
        'EXPT-01 consignmentFlags/0/flagProperties/ecert: Export certificate is required',
      ]);
    }
    for (const consignmentFlags of [[], null]) expect(check({ consignmentFlags })).toEqual([]);
  });

  it('[EXPT-01] is refused where the ExportConsignments flag is off', () => {
    expect(check(flag('NZL'), { flags: { ExportConsignments: false } })).toEqual([
      expect.stringMatching(/^EXPT-01 consignmentFlags\/0: /u),
    ]);
  });
});

it.each([
  ['receiverParticipant/fullName', 'receiver'],
  ['lineItems/0/count', 'freight'],
  ['requestedDeliveryDateTimeUtc', 'dates'],
  ['toString', null],
  ['', null],
])('[CONS-40] [CONS-41, CONS-42] a problem at %j is of the card %s', (path, card) => {
  expect(findCard(path)).toBe(card);
});

it('[CONS-45, NAV-13] lists active accounts, and the chosen one even if inactive, labelled so', () => {
  const accounts = [
    { id: '1', isActive: true },
    { id: '2', isActive: false },
    { id: '3', isActive: false },
  ];
  expect(selectable(accounts, null).map(({ id }) => id)).toEqual(['1']);
  expect(selectable(accounts, '3').map(({ id }) => id)).toEqual(['1', '3']);
  expect(choiceLabel('KOW-001', false)).toBe('KOW-001 (Inactive)');
  expect(choiceLabel('KOW-001', true)).toBe('KOW-001');
});

it('[CONS-46] typing a sales reference stops at 50', () => {
  expect(limits.salesReferenceTyped).toBe(50);
});
