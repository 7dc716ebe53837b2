import { expect } from 'vitest';

import { kowhaiSite } from '../testing/fixtures.js';
import { providerTest } from '../testing/provider-test.js';
import { storeConsignment } from '../testing/store-consignment.js';

const reference = 'TAS7100001';
const fragile = { code: 'FRAGILE', name: 'Fragile', colour: '#d9480f' };
const urgent = { code: 'URGENT', name: 'Urgent', colour: '#aa0000' };

const it = providerTest.extend('tag', ({ reportOne }) => (type: string, more: object) => {
  return reportOne(reference, type, more);
});

it.beforeAll(({ database }) => storeConsignment(database, { reference, status: 'STAGED' }));

it('[PROV-09] [CONS-01] a tag is put on, replaced by code and taken off by events', async ({ tag, load }) => {
  const before = await load(reference);
  expect(await tag('TagAdded', { tag: fragile })).toMatchObject({ outcome: 'Applied' });
  await tag('TagAdded', { tag: urgent });
  await tag('TagAdded', { tag: { ...fragile, name: 'Very fragile' } });
  expect((await load(reference)).tags).toEqual([{ ...fragile, name: 'Very fragile' }, urgent]);

  expect(await tag('TagRemoved', { tag: { code: 'FRAGILE' } })).toMatchObject({ outcome: 'Applied' });
  expect(await tag('TagRemoved', { tag: { code: 'UNKNOWN' } })).toMatchObject({ outcome: 'Applied' });
  const after = await load(reference);
  expect(after.tags).toEqual([urgent]);
  expect(after.lastModifiedAtDateTimeUtc).toBe(before.lastModifiedAtDateTimeUtc);
});

it('[CALL-211] the list has them as consignmentTags, and as tags for older readers', async ({ api, tag }) => {
  await tag('TagAdded', { tag: urgent, eventId: 'listed' });
  const siteIds = [kowhaiSite('AKL1').id];
  const listed = await api.post('/api/v2/consignments/search', { siteIds, references: [reference] });
  expect(listed.body).toMatchObject({ results: [{ consignmentTags: [urgent], tags: [urgent] }] });
});

it('[PROV-09] [PROV-04] the same event with another tag is refused', async ({ tag }) => {
  expect(await tag('TagAdded', { eventId: 'same', tag: urgent })).toMatchObject({ outcome: 'Applied' });
  expect(await tag('TagAdded', { eventId: 'same', tag: urgent })).toMatchObject({ outcome: 'Repeated' });
  expect(await tag('TagAdded', { eventId: 'same', tag: fragile })).toMatchObject({ problemId: 'PROV-04' });
});

it.for([
  ['TagAdded', {}],
  ['TagAdded', { tag: null }],
  ['TagAdded', { tag: { code: 'BARE' } }],
  ['TagAdded', { tag: { ...fragile, name: ' ' } }],
  ['TagRemoved', {}],
  ['TagRemoved', { tag: { code: ' ' } }],
] as const)('[PROV-09] %s with %j is refused', async ([type, over], { tag }) => {
  expect(await tag(type, over)).toMatchObject({ outcome: 'Refused', problemId: 'PROV-09' });
});

it('[PROV-09] a 51st tag is refused', async ({ tag, load }) => {
  const { tags } = await load(reference);
  for (let index = tags.length; index < 50; index += 1) {
    await tag('TagAdded', { tag: { ...urgent, code: `TAG${index}` } });
  }
  expect(await tag('TagAdded', { tag: { ...urgent, code: 'ONE-MORE' } })).toMatchObject({
    problemId: 'PROV-09',
  });
  expect((await load(reference)).tags).toHaveLength(50);
});
