import { describe, expect, it } from 'vitest';

import { context, goodConsignment, goodItem } from '../testing/bodies.js';
import {
  checkConsignment,
  choiceLabel,
  findCard,
  filterCompleteHireage,
  findHireageWarning,
  limits,
  selectable,
  type ConsignmentBody,
  type ConsignmentContext,
  type HireageBody,
} from './index.js';

function check(change: ConsignmentBody, on: Partial<ConsignmentContext> = {}): unknown {
  return checkConsignment({ ...goodConsignment, ...change }, { ...context, ...on });
}

const items = (length: number) => ({ lineItems: Array.from({ length }, () => goodItem) });
const row = (quantity: HireageBody['quantity'], hireUnitCode: string | null = 'PALLET') => ({
  providerCode: 'CHEP',
  hireUnitCode,
  quantity,
});
const rows = (length: number) => ({ hireage: Array.from({ length }, () => row(1)) });
const flag = (ecert: string | null) => ({
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert } }],
});

const draft = { stage: 'draft' } as const;
const stages = ['draft', 'leaving-draft', 'ready'] as const;

describe('checkConsignment', () => {
  it.each(stages)('accepts a valid consignment at stage %s', (stage) => {
    expect(check({}, { stage })).toEqual([]);
  });

  it.each(stages)('[CONS-45] service type and invoice account are required at stage %s', (stage) => {
    expect(check({ serviceType: ' ', accountId: null }, { stage })).toEqual([
      { id: 'CONS-45', path: 'serviceType', message: 'Service type is required' },
      { id: 'CONS-45', path: 'accountId', message: 'Invoice account is required' },
    ]);
  });

  it.each([[[]], [null], [undefined]])(
    '[CONS-41, CONS-49] at least one freight item is required, but not to save a Draft: %j',
    (lineItems) => {
      const problem = { id: 'CONS-41', path: 'lineItems', message: 'At least one freight item is required' };

      expect(check({ lineItems }, draft)).toEqual([]);
      expect(check({ lineItems }, { stage: 'leaving-draft' })).toEqual([problem]);
      expect(check({ lineItems }, { stage: 'ready' })).toEqual([problem]);
    },
  );

  it('[CONS-49] dates are required only when leaving Draft', () => {
    const settings = { ...context.settings, canUseDefaultRequestedDeliveryDate: false };
    const blank = { requestedDeliveryDate: null, requestedPickupDateTimeUtc: null };

    expect(check(blank, { ...draft, settings })).toEqual([]);
    expect(check(blank, { settings })).toMatchObject([{ message: 'Requested delivery date is required' }]);
  });

  it('[CONS-49] checks freight items in a Draft too, by index', () => {
    expect(check({ lineItems: [goodItem, { ...goodItem, count: 0 }] }, draft)).toMatchObject([
      { id: 'FRGT-01', path: 'lineItems/1/count' },
    ]);
  });

  it('[CONS-43] a receiver-only save checks nothing else', () => {
    const body = { receiverParticipant: {}, receiverReference: 'x'.repeat(257) };
    const problems = checkConsignment(body, { ...context, forms: 'receiver' });

    expect(problems.map(({ path }) => path.split('/')[0])).toEqual([
      ...Array.from({ length: 6 }, () => 'receiverParticipant'),
      'receiverReference',
    ]);
    expect(check({ serviceType: '', senderParticipantId: '', lineItems: [] }, { forms: 'receiver' })).toEqual(
      [],
    );
  });

  it('[PART-06] each participant uses its own site’s contact', () => {
    const sites = { senderParticipantId: 'a', receiverParticipantId: 'b', receiverParticipant: null };
    const siteContacts = { sender: { phone: '09 123 4567' }, receiver: {} };

    expect(check(sites, { contactDetailsRequired: 'ONE', siteContacts })).toMatchObject([
      { path: 'receiverParticipant/phone' },
      { path: 'receiverParticipant/email' },
    ]);
  });

  it('reports every problem at once, in screen order', () => {
    const problems = checkConsignment(
      {
        lineItems: [{}],
        hireage: [{ hireUnitCode: 'PALLET' }],
        requestedDeliveryDate: 'no date',
      },
      context,
    );

    expect([...new Set(problems.map(({ path }) => path.split('/')[0]))]).toEqual([
      'serviceType',
      'accountId',
      'requestedDeliveryDate',
      'senderParticipantId',
      'receiverParticipantId',
      'lineItems',
      'hireage',
    ]);
  });
});

describe('limits', () => {
  it.each([
    ['CONS-46', 'salesReference', 250],
    ['CONS-46', 'senderReference', 256],
    ['CONS-46', 'receiverReference', 256],
    ['CONS-54', 'notes', 5000],
    ['CONS-54', 'receiverNotes', 5000],
  ])('[CONS-46, CONS-54] %s: %s has at most %i characters', (id, field, max) => {
    expect(check({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(check({ [field]: 'x'.repeat(max + 1) })).toEqual([
      { id, path: field, message: `Maximum length is ${max} characters` },
    ]);
  });

  it('[CONS-46] typing a sales reference stops at 50', () => {
    expect(limits.salesReferenceTyped).toBe(50);
  });

  it('[CONS-54] at most 200 freight items', () => {
    expect(check(items(200))).toEqual([]);
    expect(check(items(201))).toEqual([
      { id: 'CONS-54', path: 'lineItems', message: 'At most 200 freight items are allowed' },
    ]);
  });

  it('[CONS-54] at most 50 hireage rows', () => {
    expect(check(rows(50))).toEqual([]);
    expect(check(rows(51))).toEqual([
      { id: 'CONS-54', path: 'hireage', message: 'At most 50 hireage rows are allowed' },
    ]);
  });
});

describe('hireage', () => {
  it.each([0, 1000, 1.5, -1, '', null, undefined, 'two'])(
    '[HIRE-01] refuses a quantity of %j only in rows with a unit',
    (quantity) => {
      expect(check({ hireage: [row(1), row(quantity)] })).toEqual([
        {
          id: 'HIRE-01',
          path: 'hireage/1/quantity',
          message: 'Quantity must be a whole number from 1 to 999',
        },
      ]);
      expect(check({ hireage: [row(quantity, null)] })).toEqual([]);
    },
  );

  it('[HIRE-01] sends only rows with a unit and a quantity from 1 to 999', () => {
    const good = [row(1), row(999), row('12')];

    expect(filterCompleteHireage([...good, row(0), row(1000), row(null), row(5, '')])).toEqual(good);
  });

  it.each([
    [{ quantity: 5 }, 'Not saved without a hire unit'],
    [{ quantity: 5, hireUnitCode: 'PALLET' }, null],
    [{ quantity: null }, null],
    [{}, null],
  ])('[HIRE-03] warns about a quantity without a unit: %j', (entered, warning) => {
    expect(findHireageWarning(entered)).toBe(warning);
  });

  it('[HIRE-01] refuses hireage when the tenant has it switched off', () => {
    const settings = { ...context.settings, hireageEnabled: false };

    expect(check({ hireage: [row(1)] }, { settings })).toMatchObject([{ id: 'HIRE-01', path: 'hireage' }]);
    expect(check({ hireage: [row(1, null)] }, { settings })).toEqual([]);
  });
});

describe('export', () => {
  const path = 'consignmentFlags/0/flagProperties/ecert';

  it.each([null, '', '  '])('[EXPT-01] requires the certificate when ticked: %j', (ecert) => {
    expect(check(flag(ecert))).toEqual([{ id: 'EXPT-01', path, message: 'Export certificate is required' }]);
  });

  it('[EXPT-01] requires nothing when not ticked', () => {
    expect(check({ consignmentFlags: [] })).toEqual([]);
    expect(check({ consignmentFlags: null })).toEqual([]);
  });

  it('[CONS-54] the e-cert has at most 256 characters', () => {
    expect(check(flag('x'.repeat(256)))).toEqual([]);
    expect(check(flag('x'.repeat(257)))).toEqual([
      { id: 'CONS-54', path, message: 'Maximum length is 256 characters' },
    ]);
  });

  it('[EXPT-01] is refused where the ExportConsignments flag is off', () => {
    expect(check(flag('NZL'), { flags: { ExportConsignments: false } })).toMatchObject([
      { id: 'EXPT-01', path: 'consignmentFlags/0' },
    ]);
  });
});

describe('cards', () => {
  it('[CONS-40] [CONS-41, CONS-42] are known by the path of a problem', () => {
    expect(findCard('receiverParticipant/fullName')).toBe('receiver');
    expect(findCard('lineItems/0/count')).toBe('freight');
    expect(findCard('requestedDeliveryDateTimeUtc')).toBe('dates');
    expect(findCard('toString')).toBeNull();
    expect(findCard('')).toBeNull();
  });
});

describe('choices', () => {
  const accounts = [
    { id: '1', isActive: true },
    { id: '2', isActive: false },
    { id: '3', isActive: false },
  ];

  it('[CONS-45, NAV-13] lists active accounts, and the chosen one even if inactive', () => {
    expect(selectable(accounts, null).map(({ id }) => id)).toEqual(['1']);
    expect(selectable(accounts, '3').map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('[CONS-45] is labelled (Inactive)', () => {
    expect(choiceLabel('KOW-001', false)).toBe('KOW-001 (Inactive)');
    expect(choiceLabel('KOW-001', true)).toBe('KOW-001');
  });
});
