import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, getDay, startOfDayUtc } from '../dates/index.js';
import { context, goodAddress, goodConsignment, goodItem } from '../testing/bodies.js';
import {
  checkConsignment,
  mapTexts,
  parseConsignment,
  parseReceiver,
  readEnteredFields,
  toReceiverWire,
  toUpdateWire,
  toWire,
  type ConsignmentBody,
  type ConsignmentContext,
  type FormContext,
} from './index.js';

const draft: FormContext = { ...context, stage: 'draft' };

/** Letters, spaces, line breaks, a zero-width space, a direction mark and a control character, in any order. */
const typed = fc.string({
  unit: fc.constantFrom('a', 'Ā', '7', ' ', '\n', '\t', '\u200B', '\u202A', '\u0001', '🥝'),
  maxLength: 12,
});
const text = fc.oneof(typed, fc.constantFrom(null, undefined, ''));
const name = typed.map((some) => `x${some}`);
const phone = fc.constantFrom(null, '', ' 09 555 0100 ', '+64 21 555 0199', '\u202A021 555 0199\u202C');
const email = fc.constantFrom(undefined, '\u200B', ' Orders@Tui.example ', 'a@b.nz');

const address = fc.record({
  streetNumber: name,
  street: name,
  suburb: name,
  city: name,
  postcode: fc.constantFrom('0110', ' 6011 '),
  state: text,
  country: text,
  latitude: fc.constantFrom(undefined, null, -36.85),
  longitude: fc.constantFrom(undefined, 174.76),
});
const participant = fc.record({ fullName: name, phone, email, address });
const siteId = fc.uuid();

const day = fc.nat(200).map((days) => addDays(getDay('2026-11-21'), days));
const date = fc.oneof(
  day,
  day.map(startOfDayUtc),
  day.map((one) => startOfDayUtc(one).replace(':00Z', ':00.000Z')),
  fc.constantFrom(null, undefined, ''),
);

const goods = fc.record({
  unNumber: fc.constantFrom('1263', ' 0004 '),
  class: fc.constantFrom('3', ' 6.1 '),
  subsidiaryClass1: fc.constantFrom(null, undefined, '', '8'),
  subsidiaryClass2: fc.constant(undefined),
  nameAndDescription: text,
  packingGroup: fc.constantFrom(null, undefined, 'II', ''),
});
const side = fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), fc.constantFrom(null, '', '1.2'));
const item = fc.record({
  count: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom('7', '1e2')),
  packagingType: fc.constantFrom('PALLET', ' CARTON '),
  description: typed.map((some) => `tea ${some}`),
  length: side,
  width: side,
  height: side,
  volume: fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), fc.constantFrom('0.12345')),
  weight: fc.double({ min: 0, max: 40_000, noNaN: true }),
  dangerousGoods: fc.option(goods),
});
const row = fc.record({
  providerCode: fc.constantFrom('CHEP', ' LOSCAM '),
  hireUnitCode: fc.constantFrom('PALLET', '', null),
  quantity: fc.constantFrom(1, '12', ' 999 '),
});
const flag = fc.record({
  code: fc.constant('EXPORT'),
  flagProperties: fc.record({ ecert: name }),
});

/** Bodies that pass the rules of a Draft, in all the forms in which callers and forms write them. */
const body: fc.Arbitrary<ConsignmentBody> = fc
  .record({
    serviceType: fc.constant('GENERAL'),
    accountId: fc.uuid(),
    requestedPickupDateTimeUtc: fc.constantFrom(null, undefined, '2026-11-21', '2026-11-20T11:00:00Z'),
    delivery: date,
    sender: fc.oneof(siteId, participant),
    contact: fc.record({ phone, email }),
    receiver: fc.oneof(siteId, participant),
    ...mapTexts(() => text),
    lineItems: fc.oneof(fc.array(item, { maxLength: 4 }), fc.constant(undefined)),
    hireage: fc.oneof(fc.array(row, { maxLength: 3 }), fc.constant(null)),
    consignmentFlags: fc.oneof(fc.array(flag, { maxLength: 1 }), fc.constant(undefined)),
    isUpdate: fc.boolean(),
  })
  .map(({ delivery, sender, receiver, contact, isUpdate, ...fields }) => ({
    ...fields,
    [isUpdate ? 'requestedDeliveryDateTimeUtc' : 'requestedDeliveryDate']: delivery,
    ...(typeof sender === 'string'
      ? { senderParticipantId: sender, senderParticipant: contact }
      : { senderParticipantId: '', senderParticipant: sender }),
    ...(typeof receiver === 'string'
      ? { receiverParticipantId: receiver, receiverParticipant: null }
      : { receiverParticipant: receiver }),
  }));

function parse(wire: ConsignmentBody, on: ConsignmentContext = draft) {
  const result = parseConsignment(wire, on);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe('a parsed consignment', () => {
  it('[CONS-48] goes to the wire and back without a change, and to the same wire again', () => {
    fc.assert(
      fc.property(body, (wire) => {
        const value = parse(wire);
        expect(parse(toWire(value))).toEqual(value);
        expect(toWire(parse(toWire(value)))).toEqual(toWire(value));
        const { lineItems: _items, ...fields } = value;
        expect(readEnteredFields(toUpdateWire(value))).toEqual(fields);
      }),
    );
  });

  it('[CONS-48] is what the rules accept, and nothing that they refuse', () => {
    const bodies = fc.oneof(body, fc.record({ lineItems: fc.array(item), serviceType: text }));
    fc.assert(
      fc.property(bodies, (wire) => {
        const result = parseConsignment(wire, draft);
        expect(result.ok ? [] : result.problems).toEqual(checkConsignment(wire, draft));
      }),
    );
  });

  it('[CONS-46, CONS-60] [PART-05] [FRGT-05] [HIRE-01] has texts, measures and days as they are stored', () => {
    const value = parse({
      ...goodConsignment,
      requestedDeliveryDate: '2026-11-24',
      senderParticipant: { phone: ' 09 555 0100', email: 'Store@Example.nz ', fullName: 'ignored' },
      senderReference: ' PO\u200B-1\n',
      receiverParticipant: { ...goodAddress, fullName: ' Tūī\tCafé ', phone: null, email: '\u200B' },
      notes: ' Ring\nthe bell ',
      lineItems: [{ ...goodItem, volume: '0.12345', weight: 0, description: ' Tea\ntowels ' }],
      hireage: [
        { providerCode: 'CHEP ', hireUnitCode: ' PALLET', quantity: '2' },
        { providerCode: 'CHEP', hireUnitCode: '', quantity: 2 },
      ],
    });
    expect(value).toMatchObject({
      requestedPickup: '2026-11-23',
      requestedDelivery: '2026-11-24',
      sender: {
        kind: 'site',
        participantId: goodConsignment.senderParticipantId,
        phone: '09 555 0100',
        email: 'store@example.nz',
      },
      senderReference: 'PO-1',
      receiver: { kind: 'typed', fullName: 'Tūī Café', phone: null, email: null },
      notes: 'Ring\nthe bell',
      lineItems: [{ volume: 1235, weight: 1, description: 'Tea towels' }],
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      flags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL2025/KOW/1234' } }],
    });
    expect(value.sender).not.toHaveProperty('fullName');
  });

  it.each(['2026-04-05', '2026-04-06', '2026-09-27', '2026-09-28', '2026-07-15'])(
    '[DATE-07] carries the midnight of a day, given as a day or as that instant: %s',
    (local) => {
      const midnight = startOfDayUtc(getDay(local));
      const today = getDay('2026-01-01');
      for (const given of [local, midnight]) {
        const dates = { requestedPickupDateTimeUtc: given, requestedDeliveryDate: given };
        const wire = toWire(parse({ ...goodConsignment, ...dates }, { ...draft, today }));
        expect([wire.requestedPickupDateTimeUtc, wire.requestedDeliveryDate]).toEqual([midnight, midnight]);
        expect(toUpdateWire(parse(wire, { ...draft, today })).requestedDeliveryDateTimeUtc).toBe(midnight);
      }
    },
  );

  it('[PLAT-04] has no pickup date where the tenant takes none', () => {
    const settings = { ...draft.settings, requestedPickupDateEnabled: false };
    const wire = { ...goodConsignment, requestedPickupDateTimeUtc: 'whenever' };
    expect(parse(wire, { ...draft, settings }).requestedPickup).toBeNull();
  });

  it('[CONS-27] of a save of only the receiver is the receiver and its reference', () => {
    const wire = { receiverParticipant: goodAddress, receiverReference: ' R-1 ' };
    const result = parseReceiver(wire, draft);
    if (!result.ok) throw new Error('The receiver has problems');
    expect(result.value).toMatchObject({ receiver: { kind: 'typed' }, receiverReference: 'R-1' });
    expect(parseReceiver(toReceiverWire(result.value), draft)).toEqual(result);
    const nameless = { receiverParticipant: { ...goodAddress, fullName: ' ' } };
    expect(parseReceiver(nameless, draft)).toEqual({
      ok: false,
      problems: checkConsignment(nameless, { ...draft, forms: 'receiver' }),
    });
  });
});
