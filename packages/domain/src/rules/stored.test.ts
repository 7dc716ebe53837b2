import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { context, goodAddress, goodConsignment, goodItem } from '../testing/bodies.js';
import {
  checkConsignment,
  checkLineItem,
  parseLineItem,
  type ConsignmentBody,
  type ConsignmentContext,
  type FormContext,
  type LineItemBody,
} from './index.js';

/** A tenant with hireage, dangerous goods and exports switched off. */
const off: FormContext = {
  ...context,
  stage: 'ready',
  settings: { ...context.settings, hireageEnabled: false, dangerousGoodsEnabled: false },
  flags: { ExportConsignments: false },
};

const word = fc.stringMatching(/^[A-Z]{1,3}$/);
const row = fc.record({
  providerCode: word,
  hireUnitCode: word,
  quantity: fc.integer({ min: 1, max: 999 }),
});
const goods = fc.record({
  unNumber: fc.stringMatching(/^\d{4}$/),
  class: fc.constantFrom('3', '6.1', '8'),
  subsidiaryClass1: fc.option(fc.constantFrom('3', '8')),
  subsidiaryClass2: fc.constant(null),
});
const storedBody = fc.record({
  hireage: fc.array(row, { maxLength: 5 }),
  consignmentFlags: fc.array(
    word.map((ecert) => ({ code: 'EXPORT', flagProperties: { ecert } })),
    { maxLength: 1 },
  ),
  lineItems: fc.array(
    fc.option(goods).map((dangerousGoods) => ({ ...goodItem, dangerousGoods })),
    { minLength: 1, maxLength: 5 },
  ),
});

const check = (body: ConsignmentBody, on: Partial<FormContext> = {}) =>
  checkConsignment({ ...goodConsignment, ...body }, { ...off, ...on });

describe('a custom address after the tenant switched them off', () => {
  const settings = { ...off.settings, hireageEnabled: true, allowCustomParticipants: false };
  const ids = (address: object, stored: ConsignmentContext['stored']) =>
    check(
      { receiverParticipant: { ...goodAddress, ...address }, consignmentFlags: [] },
      { settings, stored },
    ).map(({ id, path }) => `${id} ${path}`);
  const stored = { receiverParticipantId: null, receiverParticipant: goodAddress };
  const refused = ['PART-01 receiverParticipantId'];

  it('[CONS-56] stays, and its contact details may change; it can’t be added or changed in any part', () => {
    expect(ids({}, stored)).toEqual([]);
    expect(ids({ fullName: ` ${goodAddress.fullName ?? ''} `, phone: '09 555 0100' }, stored)).toEqual([]);
    expect(check({ consignmentFlags: [] }, { settings, stored, stage: 'leaving-draft' })).toEqual([]);
    expect(ids({}, undefined)).toEqual(refused);
    expect(ids({ fullName: 'Another' }, stored)).toEqual(refused);
    for (const part of ['streetNumber', 'street', 'suburb', 'state', 'city', 'country', 'postcode']) {
      expect(ids({ address: { ...goodAddress.address, [part]: '7' } }, stored)).toEqual(refused);
    }
    // A site's own address, typed again, is another participant.
    expect(ids({}, { ...stored, receiverParticipantId: 'site' })).toEqual(refused);
    expect(ids({}, { senderParticipant: goodAddress })).toEqual(refused);
  });
});

describe('what the tenant no longer offers', () => {
  it('[CONS-56] may stay unchanged on a saved consignment, or be removed', () => {
    fc.assert(
      fc.property(storedBody, fc.infiniteStream(fc.boolean()), (stored, stays) => {
        const some = <T>(list: readonly T[]): T[] => list.filter(() => stays.next().value);
        expect(check(stored, { stored })).toEqual([]);
        const fewer = { hireage: some(stored.hireage), consignmentFlags: some(stored.consignmentFlags) };
        expect(check({ ...stored, ...fewer }, { stored })).toEqual([]);
      }),
    );
  });

  it('[CONS-56] can’t be added or changed', () => {
    fc.assert(
      fc.property(storedBody, row, word, goods, (stored, added, ecert, other) => {
        const ids = (body: ConsignmentBody) => check(body, { stored }).map(({ id }) => id);
        expect(ids({ ...stored, hireage: [...stored.hireage, added] })).toEqual(['HIRE-01']);
        const isOther = (item: LineItemBody) => JSON.stringify(item.dangerousGoods) !== JSON.stringify(other);
        fc.pre(stored.lineItems.every(isOther));
        const lineItems = [...stored.lineItems, { ...goodItem, dangerousGoods: other }];
        expect(ids({ ...stored, lineItems })).toEqual(['DG-01']);
        const flag = { code: 'EXPORT', flagProperties: { ecert: `${ecert}X` } };
        fc.pre(stored.consignmentFlags.every((each) => each.flagProperties.ecert !== `${ecert}X`));
        expect(ids({ ...stored, consignmentFlags: [flag] })).toEqual(['EXPT-01']);
      }),
    );
  });

  it('[CONS-56] may be a hire unit, whose rows stay as they are', () => {
    const bin = { providerCode: 'LOSCAM', hireUnitCode: 'BIN', quantity: 2 };
    const pallet = { providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 1 };
    const on: Partial<FormContext> = {
      settings: context.settings,
      hireUnits: [{ providerCode: 'CHEP', code: 'PALLET' }],
      stored: { hireage: [bin] },
    };
    const paths = (hireage: ConsignmentBody['hireage']) =>
      check({ hireage, consignmentFlags: [] }, on).map(({ id, path }) => `${id} ${path}`);
    expect(paths([pallet, bin])).toEqual([]);
    expect(paths([pallet])).toEqual([]);
    expect(paths([{ ...bin, quantity: 3 }])).toEqual(['HIRE-01 hireage/0/hireUnitCode']);
    expect(paths([bin, pallet, { ...bin }])).toEqual(['HIRE-01 hireage/2/hireUnitCode']);
    expect(check({ hireage: [bin], consignmentFlags: [] }, { ...on, hireUnits: undefined })).toEqual([]);
  });

  it('[CONS-56] may be the package type of an item', () => {
    const packagingTypes = [{ code: 'PALLET' }];
    const found = (packagingType: string, keptPackagingType?: string) =>
      checkLineItem(
        { ...goodItem, packagingType },
        { ...off.settings, packagingTypes, keptPackagingType },
        'lineItems/0',
      );
    expect([found('CRATE', 'CRATE'), found('PALLET', 'CRATE'), found('PALLET')]).toEqual([[], [], []]);
    expect(found('CRATE')).toMatchObject([{ id: 'FRGT-03', path: 'lineItems/0/packagingType' }]);
  });

  const paint = { unNumber: '1263', class: '3' };

  it.each([
    ['the same', {}, true],
    ['what is stored', { nameAndDescription: null, packingGroup: 'II' }, true],
    ['another name', { nameAndDescription: 'Varnish' }, false],
    ['no packing group', { packingGroup: null }, false],
    ['a blank class as none', { subsidiaryClass1: ' ' }, true],
    ['another class', { class: '8' }, false],
  ])('[CONS-56] may be dangerous goods on an item with other changes: %s', (_what, more, isAccepted) => {
    const stored = [{ ...paint, subsidiaryClass1: null, nameAndDescription: 'Paint', packingGroup: 'II' }];
    const item = { ...goodItem, count: 9, dangerousGoods: { ...paint, ...more } };
    expect(parseLineItem(item, off.settings, '', stored).ok).toBe(isAccepted);
    expect(parseLineItem(item, off.settings, '', [null]).ok).toBe(false);
  });

  it('[CONS-56] stops dangerous goods from leaving Draft', () => {
    const stored = { lineItems: [{ ...goodItem, dangerousGoods: paint }] };
    const body = { ...stored, hireage: [], consignmentFlags: [] };
    expect(check(body, { stored, stage: 'draft' })).toEqual([]);
    expect(check(body, { stored, stage: 'leaving-draft' })).toMatchObject([
      { id: 'DG-01', path: 'lineItems/0/dangerousGoods' },
    ]);
  });
});

it.each([
  ['draft', ['receiver'], []],
  ['draft', undefined, ['receiverParticipant/fullName']],
  ['draft', ['sender'], ['receiverParticipant/fullName']],
  ['leaving-draft', ['receiver'], ['receiverParticipant/fullName']],
] as const)(
  '[QUOT-09] a name is missing in %s, where a quote lets it be missing for %j',
  (stage, nameOptionalFor, paths) => {
    const nameless = { ...goodConsignment, receiverParticipant: { ...goodAddress, fullName: ' ' } };
    const problems = checkConsignment(nameless, { ...context, stage, nameOptionalFor });
    expect(problems.map(({ path }) => path)).toEqual(paths);
  },
);
