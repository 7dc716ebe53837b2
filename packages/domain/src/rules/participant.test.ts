import { describe, expect, it } from 'vitest';

import { goodAddress } from '../testing/bodies.js';
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
const sitesOnly = { ...context, settings: { allowCustomParticipants: false } };

function check(body: ConsignmentBody, on: Partial<ParticipantContext> = {}): unknown {
  return checkParticipant('receiver', body, { ...context, ...on });
}

const custom = (change: object = {}) => ({ receiverParticipant: { ...goodAddress, ...change } });
const address = (change: object) => custom({ address: { ...goodAddress.address, ...change } });
const required = (field: string) => ({
  id: 'PART-06',
  path: `receiverParticipant/${field}`,
  message: 'Value is required',
});

describe('site or custom address', () => {
  it('[PART-01] a site is enough', () => {
    expect(check({ receiverParticipantId: siteId, receiverParticipant: null }, sitesOnly)).toEqual([]);
  });

  it('[PART-01] a custom address is enough where the tenant allows it', () => {
    expect(check(custom())).toEqual([]);
  });

  it('[PART-01] a site is required where the tenant doesn’t allow custom addresses', () => {
    const problem = { id: 'PART-01', path: 'receiverParticipantId', message: 'Choose a receiver site' };

    expect(check(custom(), sitesOnly)).toEqual([problem]);
    expect(check({ receiverParticipantId: '' }, sitesOnly)).toEqual([problem]);
  });

  it('[PART-01] a missing participant is a problem of its own role', () => {
    expect(checkParticipant('sender', {}, context)).toEqual([
      { id: 'PART-01', path: 'senderParticipantId', message: 'Choose a sender site or enter an address' },
    ]);
  });
});

describe('custom address', () => {
  it.each([
    ['streetNumber', 'Street number is required'],
    ['street', 'Street name is required'],
    ['suburb', 'Suburb is required'],
    ['city', 'City is required'],
    ['postcode', 'Postcode is required'],
  ])('[PART-02] needs %s', (field, message) => {
    for (const value of ['', ' ', null, undefined]) {
      expect(check(address({ [field]: value }))).toEqual([
        { id: 'PART-02', path: `receiverParticipant/address/${field}`, message },
      ]);
    }
  });

  it('[PART-02] needs a name', () => {
    expect(check(custom({ fullName: ' ' }))).toEqual([
      { id: 'PART-02', path: 'receiverParticipant/fullName', message: 'Name is required' },
    ]);
  });

  it('[PART-02] requires every part of a missing address', () => {
    expect(check(custom({ address: null }))).toHaveLength(5);
  });

  it.each(['0610', '1026', '9999'])('[PART-02] the postcode %s is digits', (postcode) => {
    expect(check(address({ postcode }))).toEqual([]);
  });

  it.each(['10 26', 'A123', '-100', '10.5', '１０２６'])(
    '[PART-02] the postcode %j is not numeric',
    (postcode) => {
      expect(check(address({ postcode }))).toEqual([
        {
          id: 'PART-02',
          path: 'receiverParticipant/address/postcode',
          message: 'Postcode must be digits only',
        },
      ]);
    },
  );

  it.each(['streetNumber', 'street', 'suburb', 'state', 'city', 'country'])(
    '[CONS-54] %s has at most 256 characters',
    (field) => {
      const path = `receiverParticipant/address/${field}`;

      expect(check(address({ [field]: 'ā'.repeat(256) }))).toEqual([]);
      expect(check(address({ [field]: 'ā'.repeat(257) }))).toEqual([
        { id: 'CONS-54', path, message: 'Maximum length is 256 characters' },
      ]);
    },
  );

  it('[CONS-54] the name has at most 256 characters', () => {
    expect(check(custom({ fullName: 'x'.repeat(257) }))).toMatchObject([
      { id: 'CONS-54', path: 'receiverParticipant/fullName' },
    ]);
  });
});

describe('contact', () => {
  it('[PART-04] refuses an invalid phone number', () => {
    expect(check(custom({ phone: '111' }))).toEqual([
      { id: 'PART-04', path: 'receiverParticipant/phone', message: 'Value is not a valid phone number' },
    ]);
  });

  it('[PART-05] refuses an invalid email address', () => {
    expect(check(custom({ email: 'tui' }))).toMatchObject([
      { id: 'PART-05', path: 'receiverParticipant/email' },
    ]);
  });

  it('[PART-04, PART-05] checks contact details typed for a site too', () => {
    const body = { receiverParticipantId: siteId, receiverParticipant: { phone: '111', email: 'tui' } };

    expect(check(body)).toMatchObject([{ id: 'PART-04' }, { id: 'PART-05' }]);
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
    ['NONE', none, []],
    ['ONE', none, ['phone', 'email']],
    ['ONE', phone, []],
    ['ALL', none, []],
    ['ALL', phone, []],
  ] as const)('[PART-06] %s of a site that has %j', (contactDetailsRequired, siteContact, missing) => {
    const body = { receiverParticipantId: siteId, receiverParticipant: null };

    expect(check(body, { contactDetailsRequired, siteContact })).toEqual(missing.map(required));
  });

  it('[PART-06] typed contact details override the site’s', () => {
    const body = { receiverParticipantId: siteId, receiverParticipant: email };

    expect(check(body, { contactDetailsRequired: 'ONE', siteContact: none })).toEqual([]);
  });

  it('[PART-06] accepts a site with an unknown contact', () => {
    expect(check({ receiverParticipantId: siteId }, { contactDetailsRequired: 'ONE' })).toEqual([]);
  });
});

describe('reference', () => {
  it.each(['sender', 'receiver'] as const)(
    '[CONS-46] the %s reference has at most 256 characters',
    (role) => {
      const body = { [`${role}ParticipantId`]: siteId };
      const path = `${role}Reference`;

      expect(checkParticipant(role, { ...body, [path]: 'x'.repeat(256) }, context)).toEqual([]);
      expect(checkParticipant(role, { ...body, [path]: 'x'.repeat(257) }, context)).toEqual([
        { id: 'CONS-46', path, message: 'Maximum length is 256 characters' },
      ]);
    },
  );
});

describe('postcode that looks wrong', () => {
  const warning = 'New Zealand postcodes have 4 digits';

  it.each(['1', '107', '10721'])('[PART-12] %s gets a warning, and is accepted', (postcode) => {
    expect(findPostcodeWarning({ country: ' new zealand ', postcode })).toBe(warning);
    expect(findPostcodeWarning({ country: null, postcode })).toBe(warning);
    expect(check(address({ postcode }))).toEqual([]);
  });

  it('[PART-12] no warning for 4 digits, another country, or what is refused anyway', () => {
    expect(findPostcodeWarning({ country: 'New Zealand', postcode: ' 0610 ' })).toBeNull();
    expect(findPostcodeWarning({ country: 'Germany', postcode: '10721' })).toBeNull();
    expect(findPostcodeWarning({ country: 'New Zealand', postcode: '' })).toBeNull();
    expect(findPostcodeWarning({ country: 'New Zealand', postcode: 'A1' })).toBeNull();
  });
});

it.each([
  ['a', 'a', 'The same site as the sender'],
  ['a', 'b', null],
  ['a', null, null],
  [null, null, null],
])('[PART-19] a receiver at the site of the sender is warned about: %s, %s', (sender, receiver, warning) => {
  expect(findSameSiteWarning(sender, receiver)).toBe(warning);
});
