import { expect, it } from 'vitest';

import { choosableSites, siteLabel, siteSummary } from './site-names.js';

const sites = [
  { id: 'a', name: 'Kōwhai Auckland', isActive: true },
  { id: 't', name: 'Kōwhai Tauranga', isActive: false },
  { id: 'w', name: 'Kōwhai Wellington', isActive: true },
];

it.each([
  [[], 'None'],
  [['w'], 'Kōwhai Wellington'],
  [['t'], 'Kōwhai Tauranga (Inactive)'],
  [['a', 'w'], '2 sites'],
  [['a', 't', 'w'], 'All sites'],
  [['gone'], 'None'],
])('[NAV-04] siteSummary %j is %s', (ids, words) => {
  expect(siteSummary(ids, sites)).toBe(words);
});

const labelsOffered = (current: string | null) => choosableSites(sites, current).map(({ label }) => label);

it('[NAV-13] an inactive site can be chosen only while it is the current default', () => {
  expect(labelsOffered('a')).toEqual(['Kōwhai Auckland', 'Kōwhai Wellington']);
  expect(labelsOffered('t')).toEqual(['Kōwhai Auckland', 'Kōwhai Tauranga (Inactive)', 'Kōwhai Wellington']);
});

it('[PLAT-26] a name that turns the direction of writing leaves the rest of the label alone', () => {
  const name = 'Depot \u202Eport';
  expect(siteLabel({ name, isActive: false })).toBe('\u2068Depot port\u2069 (Inactive)');
});
