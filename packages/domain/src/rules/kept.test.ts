import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { context, goodAddress, goodConsignment, goodItem } from '../testing/bodies.js';
import { checkConsignment, parseLineItem, type ConsignmentBody, type ConsignmentContext } from './index.js';

/** A tenant that has stopped offering all of it. */
const off: ConsignmentContext = {
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
const stored = fc.record({
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

const check = (body: ConsignmentBody, on: Partial<ConsignmentContext> = {}) =>
  checkConsignment({ ...goodConsignment, ...body }, { ...off, ...on });

describe('a typed address where the tenant takes no more of them', () => {
  const none = {
    ...off,
    settings: { ...off.settings, hireageEnabled: true, allowCustomParticipants: false },
  };
  const ids = (address: object, kept: ConsignmentContext['kept']) =>
    check(
      { receiverParticipant: { ...goodAddress, ...address }, consignmentFlags: [] },
      { settings: none.settings, kept },
    ).map(({ id, path }) => `${id} ${path}`);
  const kept = { receiverParticipantId: null, receiverParticipant: goodAddress };
  const refused = ['PART-01 receiverParticipantId'];

  it('[CONS-56] stays as it is, and whoever is there may be reached in another way', () => {
    expect(ids({}, kept)).toEqual([]);
    expect(ids({ fullName: ` ${goodAddress.fullName ?? ''} `, phone: '09 555 0100' }, kept)).toEqual([]);
    expect(
      check({ consignmentFlags: [] }, { settings: none.settings, kept, stage: 'leaving-draft' }),
    ).toEqual([]);
  });

  it('[CONS-56] is neither added nor changed, in any part', () => {
    expect(ids({}, undefined)).toEqual(refused);
    expect(ids({ fullName: 'Another' }, kept)).toEqual(refused);
    for (const part of ['streetNumber', 'street', 'suburb', 'state', 'city', 'country', 'postcode']) {
      expect(ids({ address: { ...goodAddress.address, [part]: '7' } }, kept)).toEqual(refused);
    }
    // A site's own address, typed again, is another participant.
    expect(ids({}, { ...kept, receiverParticipantId: 'site' })).toEqual(refused);
    expect(ids({}, { senderParticipant: goodAddress })).toEqual(refused);
  });
});

describe('what the tenant offers no longer', () => {
  it('[CONS-56] stays as it is on a saved consignment, or goes', () => {
    fc.assert(
      fc.property(stored, fc.infiniteStream(fc.boolean()), (kept, stays) => {
        const some = <T>(list: readonly T[]): T[] => list.filter(() => stays.next().value);
        expect(check(kept, { kept })).toEqual([]);
        const fewer = { ...kept, hireage: some(kept.hireage), consignmentFlags: some(kept.consignmentFlags) };
        expect(check(fewer, { kept })).toEqual([]);
      }),
    );
  });

  it('[CONS-56] is neither added nor changed', () => {
    fc.assert(
      fc.property(stored, row, word, goods, (kept, added, ecert, other) => {
        const ids = (body: ConsignmentBody) => check(body, { kept }).map(({ id }) => id);
        expect(ids({ ...kept, hireage: [...kept.hireage, added] })).toEqual(['HIRE-01']);
        const hasGoods = kept.lineItems.some(
          ({ dangerousGoods }) =>
            dangerousGoods?.unNumber === other.unNumber &&
            dangerousGoods.class === other.class &&
            dangerousGoods.subsidiaryClass1 === other.subsidiaryClass1,
        );
        fc.pre(!hasGoods);
        const lineItems = [...kept.lineItems, { ...goodItem, dangerousGoods: other }];
        expect(ids({ ...kept, lineItems })).toEqual(['DG-01']);
        const flag = { code: 'EXPORT', flagProperties: { ecert: `${ecert}X` } };
        fc.pre(kept.consignmentFlags.every((each) => each.flagProperties.ecert !== `${ecert}X`));
        expect(ids({ ...kept, consignmentFlags: [flag] })).toEqual(['EXPT-01']);
      }),
    );
  });

  it('[CONS-56] does not leave Draft where it is dangerous', () => {
    const dangerousGoods = { unNumber: '1263', class: '3' };
    const kept = { lineItems: [{ ...goodItem, dangerousGoods }] };
    const body = { ...kept, hireage: [], consignmentFlags: [] };
    expect(check(body, { kept, stage: 'draft' })).toEqual([]);
    expect(check(body, { kept, stage: 'leaving-draft' })).toMatchObject([
      { id: 'DG-01', path: 'lineItems/0/dangerousGoods' },
    ]);
  });

  it('[CONS-56] stays on an item that is changed otherwise', () => {
    const dangerousGoods = { unNumber: '1263', class: '3', subsidiaryClass1: null };
    const item = { ...goodItem, count: 9, dangerousGoods };
    expect(parseLineItem(item, off.settings, '', [{ ...dangerousGoods, subsidiaryClass1: ' ' }]).ok).toBe(
      true,
    );
    expect(parseLineItem(item, off.settings, '', [{ ...dangerousGoods, class: '8' }]).ok).toBe(false);
    expect(parseLineItem(item, off.settings, '', [null]).ok).toBe(false);
  });
});

const checkNameless = (on: Partial<ConsignmentContext>) =>
  checkConsignment(
    { ...goodConsignment, receiverParticipant: { ...goodAddress, fullName: ' ' } },
    { ...context, ...on },
  );

describe('a typed participant without a name', () => {
  it('[QUOT-09] may stand in a Draft from a quote, and does not leave it', () => {
    const problem = { id: 'PART-02', path: 'receiverParticipant/fullName' };
    expect(checkNameless({ stage: 'draft', nameless: ['receiver'] })).toEqual([]);
    expect(checkNameless({ stage: 'draft' })).toMatchObject([problem]);
    expect(checkNameless({ stage: 'draft', nameless: ['sender'] })).toMatchObject([problem]);
    expect(checkNameless({ stage: 'leaving-draft', nameless: ['receiver'] })).toMatchObject([problem]);
  });
});
