import { expect, it } from 'vitest';

import { findMapAddress, toPhoneAddress } from './contact-addresses.js';

it('[CONS-97] calls the digits of a phone number', () => {
  expect(toPhoneAddress('021 555 0199')).toBe('tel:0215550199');
  expect(toPhoneAddress('+64 (9) 438-7720')).toBe('tel:+6494387720');
  expect(toPhoneAddress('ask at the gate')).toBeNull();
});

it('[CONS-97] opens a map of the place, without the participant’s name', () => {
  const place = {
    streetNumber: '5',
    street: 'Bank Street',
    suburb: null,
    city: 'Whangārei',
    postcode: '0110',
  };
  const url = new URL(findMapAddress(place) ?? '');
  expect(url.searchParams.get('query')).toBe('5 Bank Street, Whangārei 0110, New Zealand');
  expect(findMapAddress({ ...place, street: '', city: '' })).toBeNull();
});
