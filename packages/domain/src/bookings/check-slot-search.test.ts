import { describe, expect, it } from 'vitest';

import { goodAddress } from '../testing/bodies.js';
import { problemTexts } from '../testing/problems.js';
import { checkSlotSearch, type SlotSearchBody } from './index.js';

const { address = {} } = goodAddress;
const good: SlotSearchBody = {
  origin: { siteId: 'site' },
  destination: { address },
  serviceType: 'GENERAL',
};

const found = (change: SlotSearchBody, allowCustomParticipants = true) =>
  problemTexts(checkSlotSearch({ ...good, ...change }, { settings: { allowCustomParticipants } }));

describe('the rules of a search for delivery slots', () => {
  it.each<SlotSearchBody>([
    {},
    { origin: { address }, destination: { siteId: 'site' } },
    { origin: { siteId: 'site', address: null } },
  ])('[SCHD-02] a site or a whole address, and a service type, pass: %j', (change) => {
    expect(found(change)).toEqual([]);
  });

  it('[SCHD-02] every part of an address is required without a site, for both sides', () => {
    const parts = [
      'streetNumber: Street number is required',
      'street: Street name is required',
      'suburb: Suburb is required',
      'city: City is required',
      'postcode: Postcode is required',
      'country: Country is required',
    ];
    expect(found({ origin: { address: {} }, destination: { address: {} } })).toEqual([
      ...parts.map((part) => `SCHD-02 origin/address/${part}`),
      ...parts.map((part) => `SCHD-02 destination/address/${part}`),
    ]);
  });

  it.each<[SlotSearchBody['destination']]>([[null], [undefined], [{}], [{ siteId: '  ', address: null }]])(
    '[SCHD-02] nothing chosen (%j) asks for a site or an address',
    (destination) => {
      expect(found({ destination })).toEqual([
        'SCHD-02 destination/siteId: Choose a receiver site or enter an address',
      ]);
    },
  );

  it('[SCHD-02] [SCHD-05] without custom participants both sites are required, whatever is typed', () => {
    expect(found({ origin: { address }, destination: { address } }, false)).toEqual([
      'SCHD-05 origin/siteId: Choose a sender site',
      'SCHD-02 destination/siteId: Choose a receiver site',
    ]);
    expect(found({ destination: { siteId: 'site' } }, false)).toEqual([]);
  });

  it('[SCHD-02] a site together with an address is refused', () => {
    expect(found({ destination: { siteId: 'site', address } })).toEqual([
      'SCHD-02 destination/address: Choose a receiver site or enter an address, not both',
    ]);
  });

  it.each([[''], ['  '], [null], [undefined]])('[SCHD-02] the service type %j is required', (serviceType) => {
    expect(found({ serviceType })).toEqual(['SCHD-02 serviceType: Service type is required']);
  });

  it('[CONS-54] [PART-02] an address is limited as on a consignment', () => {
    const typed = { ...address, street: 'a'.repeat(257), postcode: '01x' };
    expect(found({ destination: { address: typed } })).toEqual([
      'CONS-54 destination/address/street: Maximum length is 256 characters',
      'PART-02 destination/address/postcode: Postcode must be digits only',
    ]);
  });
});
