import { describe, expect, it } from 'vitest';

import { context as firstSave, goodAddress, goodConsignment } from '../testing/bodies.js';
import { problemTexts } from '../testing/problems.js';
import {
  checkQuoteForm,
  checkQuoteMoment,
  isQuoteCurrent,
  parseConsignment,
  parseQuote,
  type ContactBody,
  type ParticipantBody,
  type QuoteFormBody,
  type QuoteFormContext,
} from './index.js';

const extras = [
  { deliveryExtraId: 'lift', deliveryExtraName: 'Tail lift', isPerConsignment: false },
  { deliveryExtraId: 'call', deliveryExtraName: 'Call first', isPerConsignment: true },
];
const context: QuoteFormContext = {
  settings: { allowCustomParticipants: true },
  contactDetailsRequired: 'NONE',
  extras,
};
const { address = {} } = goodAddress;
const good: QuoteFormBody = {
  siteId: 'site',
  destination: address,
  serviceType: 'GENERAL',
  requestedDeliveryDate: '2026-03-20',
  units: [{ count: 2, itemTypeCode: 'PALLET', volume: 2.88, weight: 500 }],
};

const found = (change: QuoteFormBody, changed: Partial<QuoteFormContext> = {}) =>
  problemTexts(checkQuoteForm({ ...good, ...change }, { ...context, ...changed }));

interface Side {
  /** Its own contact. */
  readonly site?: ContactBody;
  readonly typed?: ParticipantBody;
}

const toForm = (sender: Side, receiver: Side): QuoteFormBody => ({
  siteId: sender.site === undefined ? null : 'sender',
  origin: sender.typed?.address ?? null,
  senderParticipant: sender.typed,
  destinationSiteId: receiver.site === undefined ? null : 'receiver',
  destination: receiver.typed?.address ?? null,
  receiverParticipant: receiver.typed,
});

const first = { ...firstSave, stage: 'draft' } as const;

const withExtra = (deliveryExtraId: string, quantityRequested: number | string) =>
  found({ deliveryExtras: [{ deliveryExtraId, quantityRequested }] });

describe('the rules of a quote', () => {
  it('[QUOT-03] a complete form passes; without a site every part of the address is required', () => {
    expect(found({})).toEqual([]);
    expect(found({ destination: {} })).toEqual([
      'QUOT-03 destination/streetNumber: Street number is required',
      'QUOT-03 destination/street: Street name is required',
      'QUOT-03 destination/suburb: Suburb is required',
      'QUOT-03 destination/city: City is required',
      'QUOT-03 destination/postcode: Postcode is required',
      'QUOT-03 destination/country: Country is required',
    ]);
    expect(found({ destination: {}, destinationSiteId: 'site' })).toEqual([]);
    expect(found({ destination: null })).toEqual([
      'QUOT-03 destinationSiteId: Choose a receiver site or enter an address',
    ]);
  });

  it('[QUOT-03] sites are required when custom participants are not allowed', () => {
    const settings = { allowCustomParticipants: false };
    expect(found({ siteId: null, origin: address }, { settings })).toEqual([
      'QUOT-03 siteId: Choose a sender site',
      'QUOT-03 destinationSiteId: Choose a receiver site',
    ]);
  });

  it('[QUOT-03] service type and delivery date are required; the quote itself has no delivery date', () => {
    const without = { serviceType: '', requestedDeliveryDate: null };
    expect(found(without)).toEqual([
      'QUOT-03 serviceType: Service type is required',
      'QUOT-03 requestedDeliveryDate: Requested delivery date is required',
    ]);
    const quote = parseQuote({ ...good, ...without }, context);
    expect(problemTexts(quote.ok ? [] : quote.problems)).toEqual([
      'QUOT-03 serviceType: Service type is required',
    ]);
  });

  it('[QUOT-20] a form asks for the contact that the service type requires', () => {
    const missing = [
      'PART-06 receiverParticipant/phone: Value is required',
      'PART-06 receiverParticipant/email: Value is required',
    ];
    const phone = { receiverParticipant: { phone: '021 555 0199' } };
    expect(found({}, { contactDetailsRequired: 'ONE' })).toEqual([]);
    const typed = { receiverParticipant: {} };
    expect(found(typed, { contactDetailsRequired: 'ONE' })).toEqual(missing);
    expect(found(typed, { contactDetailsRequired: 'ALL' })).toEqual(missing);
    expect(found(phone, { contactDetailsRequired: 'ONE' })).toEqual([]);
    expect(found(phone, { contactDetailsRequired: 'ALL' })).toEqual([missing[1]]);
    expect(found({ receiverParticipant: { phone: '1' } })).toEqual([
      'PART-04 receiverParticipant/phone: Value is not a valid phone number',
    ]);
  });

  it('[QUOT-20] a form asks for the contact of a site only if the site has none', () => {
    const ask = (phone: string | null, typed: string | null = null) =>
      found(
        { siteId: 'site', destinationSiteId: 'site', receiverParticipant: { phone: typed } },
        { contactDetailsRequired: 'ONE', siteContacts: { receiver: { phone, email: null } } },
      ).length;
    expect([ask('09 555 0110'), ask(null), ask(null, '09 555 0110')]).toEqual([0, 2, 0]);
    expect(found({ destinationSiteId: 'site' }, { contactDetailsRequired: 'ALL' })).toEqual([]);
  });

  it('[QUOT-20] [CONS-54] a form accepts no name that the consignment refuses', () => {
    expect(found({ receiverParticipant: { fullName: 'x'.repeat(257) } })).toEqual([
      expect.stringContaining('CONS-54 receiverParticipant/fullName'),
    ]);
  });

  it('[QUOT-20] a form passes exactly when a consignment can be created from it', () => {
    const phone = '021 555 0199';
    const full: Side = { typed: { address, phone, email: 'orders@tui.example' } };
    const own = { phone: '09 555 0110' };
    const sides: readonly Side[] = [
      { site: own },
      { site: {} },
      { site: {}, typed: { phone } },
      { typed: { address } },
      { typed: { address, phone } },
      full,
    ];
    // The sides are judged apart: each is combined with one good other side.
    const pairs = sides.flatMap((side) => [
      { sender: side, receiver: full },
      { sender: full, receiver: side },
    ]);
    const passing = (['ONE', 'ALL'] as const).flatMap((contactDetailsRequired) =>
      pairs.filter(({ sender, receiver }) => {
        const facts = {
          contactDetailsRequired,
          siteContacts: { sender: sender.site ?? null, receiver: receiver.site ?? null },
        };
        const isQuotable = found(toForm(sender, receiver), facts).length === 0;
        const body = {
          ...goodConsignment,
          senderParticipantId: sender.site === undefined ? null : 'sender',
          senderParticipant: sender.typed ?? null,
          receiverParticipantId: receiver.site === undefined ? null : 'receiver',
          receiverParticipant: receiver.typed ?? null,
        };
        const nameOptionalFor = ['sender', 'receiver'] as const;
        const created = parseConsignment(body, { ...first, ...facts, nameOptionalFor });
        expect([sender, receiver, created.ok]).toEqual([sender, receiver, isQuotable]);
        return isQuotable;
      }),
    );
    expect(passing).toHaveLength(16);
  });

  it('[QUOT-03] [XTRA-04] [XTRA-06] extras are counted, and are those of the service type', () => {
    for (const [id, count] of [
      ['lift', ''],
      ['lift', '0'],
      ['lift', 3],
      ['call', 0],
      ['call', 1],
      ['other', 0],
    ] as const)
      expect(withExtra(id, count)).toEqual([]);
    for (const count of [-1, '1.5', 1000])
      expect(withExtra('lift', count)).toEqual([
        'QUOT-03 deliveryExtras/0/quantityRequested: Count must be a whole number from 0 to 999',
      ]);
    expect(withExtra('call', 2)).toEqual([
      'XTRA-04 deliveryExtras/0/quantityRequested: Call first is 0 or 1 for the whole consignment',
    ]);
    expect(withExtra('other', 1)).toEqual([
      'XTRA-06 deliveryExtras/0/deliveryExtraId: This extra is not available',
    ]);
  });

  it('[CONS-41] [CONS-54] has 1 to 200 freight items', () => {
    expect(found({ units: [] })).toEqual(['CONS-41 units: At least one freight item is required']);
    const many = Array.from({ length: 201 }, () => good.units?.[0] ?? {});
    expect(found({ units: many })).toEqual(['CONS-54 units: At most 200 freight items are allowed']);
  });

  it('[QUOT-09] freight follows the rules of a freight item', () => {
    expect(found({ units: [{ count: 0, length: 101, volume: null, weight: 40_001 }] })).toEqual([
      'FRGT-01 units/0/count: Count must be a whole number from 1 to 999',
      'FRGT-04 units/0/length: Length must be a number from 0 to 100',
      'FRGT-05 units/0/volume: Volume is required',
      'FRGT-06 units/0/weight: Weight must be a number from 0.01 to 40,000',
      'FRGT-03 units/0/itemTypeCode: Package type is required',
    ]);
    const units = [{ count: '2', itemTypeCode: ' PALLET ', length: '1.2', volume: 0, weight: 0 }];
    expect(parseQuote({ ...good, units }, context)).toEqual({
      ok: true,
      value: expect.objectContaining({
        units: [
          {
            count: 2,
            packagingTypeCode: 'PALLET',
            length: 120,
            width: null,
            height: null,
            volume: 1,
            weight: 1,
            isDangerousGoods: false,
          },
        ],
      }),
    });
  });

  it('[QUOT-09] is read as a whole: places, account, service type and counts of extras', () => {
    const quote = parseQuote(
      {
        ...good,
        accountId: 'account',
        destination: { ...address, suburb: ' Regent\n' },
        deliveryExtras: [
          { deliveryExtraId: 'lift', quantityRequested: '2' },
          { deliveryExtraId: 'call', quantityRequested: null },
        ],
        units: [{ count: 1, itemTypeCode: 'PALLET', volume: 1, weight: 1, isDangerousGoods: true }],
      },
      context,
    );
    expect(quote).toMatchObject({
      ok: true,
      value: {
        accountId: 'account',
        sender: { kind: 'site', siteId: 'site' },
        receiver: { kind: 'typed', address: { suburb: 'Regent', city: 'Whangārei', postcode: '0110' } },
        serviceTypeCode: 'GENERAL',
        units: [{ isDangerousGoods: true }],
        extras: [
          { deliveryExtraId: 'lift', quantityRequested: 2 },
          { deliveryExtraId: 'call', quantityRequested: 0 },
        ],
      },
    });
  });
});

describe('the moment of a quote', () => {
  const now = new Date('2026-03-16T00:00:00Z');

  it.each([
    ['2024-03-17T00:00:00Z', 0],
    ['2024-03-14T00:00:00Z', 1],
    ['2027-03-16T00:00:00Z', 0],
    ['2027-03-17T00:00:00Z', 1],
    ['0001-01-01T00:00:00Z', 1],
    ['9999-12-31T00:00:00Z', 1],
  ])('[QUOT-09] at %s has %i problems', (at, count) => {
    expect(checkQuoteMoment(at, now)).toHaveLength(count);
  });

  it.each([
    ['2026-03-15T00:00:00Z', true],
    ['2026-03-14T23:59:59Z', false],
    ['2026-03-16T00:00:00Z', true],
  ])('[QUOT-11] a consignment is created from a quote of %s: %s', (at, isCurrent) => {
    expect(isQuoteCurrent(at, now)).toBe(isCurrent);
  });
});
