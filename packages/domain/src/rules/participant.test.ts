import { describe, expect, it } from 'vitest';

import { goodAddress } from '../testing/bodies.js';
import { problemTexts } from '../testing/problems.js';
import {
  checkParticipant,
  findPostcodeWarning,
  findSameSiteWarning,
  type ConsignmentBody,
  type ParticipantContext,
} from './index.js';

const siteId = '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13';
const context: ParticipantContext = {
  settings: { allowCustomParticipants: true },
  contactDetailsRequired: 'NONE',
};
const sitesOnly = { settings: { allowCustomParticipants: false } };

const check = (body: ConsignmentBody, on: Partial<ParticipantContext> = {}) =>
  problemTexts(checkParticipant('receiver', body, { ...context, ...on }));

const custom = (change: object = {}) => ({ receiverParticipant: { ...goodAddress, ...change } });
const address = (change: object) => custom({ address: { ...goodAddress.address, ...change } });
const required = (field: string) => `PART-06 receiverParticipant/${field}: Value is required`;

it('[PART-01] a site is enough; a custom address only where the tenant allows it', () => {
  const site = { receiverParticipantId: siteId, receiverParticipant: null };
  const problems = ['PART-01 receiverParticipantId: Choose a receiver site'];
  expect(check(site, sitesOnly)).toEqual([]);
  expect(check(custom())).toEqual([]);
  expect(check(custom(), sitesOnly)).toEqual(problems);
  expect(check({ receiverParticipantId: '' }, sitesOnly)).toEqual(problems);
  expect(problemTexts(checkParticipant('sender', {}, context))).toEqual([
    'PART-01 senderParticipantId: Choose a sender site or enter an address',
  ]);
});

it.each([
  [undefined, 'New Zealand', true],
  ['New Zealand', null, true],
  ['Australia', undefined, false],
])('[CONS-56] a stored address in %o stays where %o is sent: %s', (kept, country, isKept) => {
  const stored = address({ country: kept }).receiverParticipant;
  const problems = check(address({ country }), { ...sitesOnly, stored });
  expect(problems).toEqual(isKept ? [] : ['PART-01 receiverParticipantId: Choose a receiver site']);
});

const problem = (field: string, message: string) => `PART-02 receiverParticipant/${field}: ${message}`;

describe('custom address', () => {
  const parts = [
    ['streetNumber', 'Street number is required'],
    ['street', 'Street name is required'],
    ['suburb', 'Suburb is required'],
    ['city', 'City is required'],
    ['postcode', 'Postcode is required'],
  ] as const;

  it('[PART-02] needs a name and every part but the state', () => {
    for (const [field, message] of parts) {
      for (const value of ['', ' ', null, undefined])
        expect(check(address({ [field]: value }))).toEqual([problem(`address/${field}`, message)]);
    }
    expect(check(custom({ fullName: ' ' }))).toEqual([problem('fullName', 'Name is required')]);
    const missing = parts.map(([field, message]) => problem(`address/${field}`, message));
    expect(check(custom({ address: null })).toSorted()).toEqual(missing.toSorted());
  });

  it('[PART-02] a postcode is digits', () => {
    for (const postcode of ['0610', '1026', '9999']) expect(check(address({ postcode }))).toEqual([]);
    for (const postcode of ['10 26', 'A123', '-100', '10.5', '１０２６'])
      expect(check(address({ postcode }))).toEqual([
        'PART-02 receiverParticipant/address/postcode: Postcode must be digits only',
      ]);
  });
});

describe('contact', () => {
  it('[PART-04, PART-05] refuses an invalid phone number and email address, typed for a site too', () => {
    const problems = [
      'PART-04 receiverParticipant/phone: Value is not a valid phone number',
      expect.stringMatching(/^PART-05 receiverParticipant\/email: /u),
    ];
    const wrong = { phone: '111', email: 'tui' };
    expect(check(custom(wrong))).toEqual(problems);
    expect(check({ receiverParticipantId: siteId, receiverParticipant: wrong })).toEqual(problems);
  });

  const none = { phone: ' ', email: null };
  const phone = { phone: '021 555 0199', email: '' };
  const email = { phone: null, email: 'orders@tui.example' };

  it.each([
    ['NONE', none, []],
    ['ONE', none, ['phone', 'email']],
    ['ONE', phone, []],
    ['ONE', email, []],
    ['ALL', none, ['phone', 'email']],
    ['ALL', phone, ['email']],
    ['ALL', email, ['phone']],
    ['ALL', { ...phone, email: email.email }, []],
  ] as const)('[PART-06] %s of a custom address with %j', (contactDetailsRequired, contact, missing) => {
    expect(check(custom(contact), { contactDetailsRequired })).toEqual(missing.map(required));
  });

  it.each([
    ['NONE', none, null, []],
    ['ONE', none, null, ['phone', 'email']],
    ['ONE', none, email, []],
    ['ONE', phone, null, []],
    ['ONE', undefined, null, []],
    ['ALL', none, null, []],
    ['ALL', phone, null, []],
  ] as const)(
    '[PART-06] %s of a site that has %j, with %j typed',
    (contactDetailsRequired, siteContact, receiverParticipant, missing) => {
      const body = { receiverParticipantId: siteId, receiverParticipant };
      expect(check(body, { contactDetailsRequired, siteContact })).toEqual(missing.map(required));
    },
  );
});

it.each(['1', '107', '10721'])('[PART-12] the postcode %s gets a warning, and is accepted', (postcode) => {
  const warning = 'New Zealand postcodes have 4 digits';
  expect(findPostcodeWarning({ country: ' new zealand ', postcode })).toBe(warning);
  expect(findPostcodeWarning({ country: null, postcode })).toBe(warning);
  expect(check(address({ postcode }))).toEqual([]);
});

it.each([
  ['New Zealand', ' 0610 '],
  ['Germany', '10721'],
  ['New Zealand', ''],
  ['New Zealand', 'A1'],
])('[PART-12] no warning in %s for %j', (country, postcode) => {
  expect(findPostcodeWarning({ country, postcode })).toBeNull();
});

it.each([
  ['a', 'a', 'The same site as the sender'],
  ['a', 'b', null],
  ['a', null, null],
  [null, null, null],
])('[PART-19] a receiver at the site of the sender is warned about: %s, %s', (sender, receiver, warning) => {
  expect(findSameSiteWarning(sender, receiver)).toBe(warning);
});
