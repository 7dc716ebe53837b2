import { expect } from 'vitest';

import { fold } from '../database/fold.js';
import { test } from '../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { createLookups } from '../testing/lookups.js';
import { harbour, kowhai, southern, tasman } from '../testing/world.js';
import { siteRow, worldId } from '../testing/world-rows.js';
import { commonDangerousGoods } from './dangerous-goods-store.js';
import { runSql } from '../testing/run-sql.js';

const catalog = (organisationId: string) => `/api/v1/organisations/${organisationId}/productCatalog`;
const organisation = (id: string) => `/api/v2/organisations/${id}`;
const toCodes = (body: unknown) => (body as { code: string }[]).map(({ code }) => code);

const it = test
  .extend('read', ({ api }) =>
    async (url: string) =>
      (await api.get(url)).body)
  .extend('lookUp', ({ api }) => (query: string, id = kowhai.id) => {
    return api.get(`/api/v2/lookups/organisations/${id}/participant-sites?${query}`);
  })
  .extend('products', ({ api }) => async (query: Record<string, string>) => {
    const { body } = await api.get(`${catalog(kowhai.id)}/auto-complete?${new URLSearchParams(query)}`);
    return (body as { matches: { code: string }[] }).matches;
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
  const site = { id: worldId(1199), participantId: worldId(1198), code: 'OTR9', name: 'Ōtara depot' };
  const search_text = fold('Ōtara depot OTR9 50% Kōwhai Auckland');
  const row = { ...siteRow(tasman, kowhai, site), default_account_id: null, search_text };
  await database.asSchemaOwner(kowhaiScope, (tx) => tx.insertInto('sites').values(row).execute());
});

it.for([
  `${organisation(worldId(21))}/packaging-types`,
  `${organisation(worldId(21))}/participant-sites`,
  `${organisation(worldId(21))}/delivery-extras`,
  `${organisation(worldId(21))}/service-types`,
  `${catalog(southern.id)}/metadata`,
  `${catalog(southern.id)}/auto-complete?searchTerm=bench`,
  `/api/v2/lookups/organisations/${worldId(21)}/participant-sites?lookupTerm=kowhai`,
])('[AUTH-11] [CALL-19] [CALL-90] [CALL-91] another organisation is not found: %s', async (url, { api }) => {
  expect((await api.get(url)).status).toBe(404);
});

it('[CALL-15] [CALL-16] [CALL-18] [CALL-21] [FRGT-17] lists statuses, services, hire units and packaging in their order', async ({
  read,
}) => {
  const statuses = await read('/api/v1/statuses');
  expect(toCodes(statuses).join(' ')).toBe(
    'DRAFT FINAL STAGED PICKUP TRANSIT DELIVERING DELIVERED CANCELLED ERR',
  );
  expect((statuses as object[]).slice(0, 2)).toMatchObject([
    { name: 'Draft', displaySequence: 1 },
    { name: 'Ready' },
  ]);
  expect(await read(`${organisation(kowhai.id)}/service-types`)).toEqual([
    { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
    { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
  ]);
  expect(await read('/api/v2/references/hire-units')).toEqual([
    { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' },
  ]);
  // By name, with the default measures of one piece.
  expect(await read(`${organisation(kowhai.id)}/packaging-types`)).toEqual([
    { code: 'CARTON', name: 'Carton', defaultVolume: null, defaultWeight: null },
    { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 },
  ]);
});

it('[CALL-17] sites are listed by name, ignoring macrons, with inactive ones', async ({ read }) => {
  const body = await read(`${organisation(kowhai.id)}/participant-sites`);
  expect(toCodes(body)).toEqual(['AKL1', 'DUD1', 'WLG1', 'OTR9']);
  expect((body as object[]).slice(0, 2)).toMatchObject([
    {
      id: kowhaiSite('AKL1').id,
      isActive: true,
      defaultParticipant: {
        id: kowhaiSite('AKL1').participantId,
        fullName: 'Kōwhai Auckland',
        address: { suburb: 'Avondale', city: 'Whangārei', region: { name: 'Northland' } },
      },
    },
    { isActive: false },
  ]);
});

it('[CALL-20] [CALL-100] a site is answered with its participant and account, also an inactive one or one that is not the user’s', async ({
  api,
  apiAs,
}) => {
  const get = async (id: string) => api.get(`/api/v1/sites/${id}`);
  expect(await get(kowhaiSite('DUD1').id)).toMatchObject({
    status: 200,
    body: {
      code: 'DUD1',
      isActive: false,
      defaultAccount: { code: 'KOW-001', isActive: true },
      defaultParticipant: { id: kowhaiSite('DUD1').participantId, address: { postcode: '0110' } },
    },
  });
  expect((await get(worldId(1199))).body).toMatchObject({ defaultAccount: null });
  expect((await (await apiAs('dispatch')).get(`/api/v1/sites/${kowhaiSite('AKL1').id}`)).status).toBe(200);
  expect((await get(worldId(77))).status).toBe(404);
  for (const id of [`urn:uuid:${kowhaiSite('AKL1').id}`, 'akl1']) expect((await get(id)).status).toBe(400);
});

it.for([
  ['part of the name, without macrons', 'kowhai', ['AKL1', 'WLG1', 'OTR9']],
  ['part of the name, in capitals', 'KŌWHAI', ['AKL1', 'WLG1', 'OTR9']],
  ['a code', 'wlg1', ['WLG1']],
  ['a place', 'Avondale', ['AKL1', 'WLG1']],
  ['words in any order', 'avondale wellington', ['WLG1']],
  ['a percent sign as itself', '0%', ['OTR9']],
  ['an underscore as itself', 'k_whai', []],
  ['nothing that is there', 'zirconium', []],
  ['one character with space around it', ' k ', []],
  ['nothing', '', []],
] as const)('[PART-07] a search for sites finds %s', async ([_what, term, codes], { lookUp }) => {
  const answer = await lookUp(`lookupTerm=${encodeURIComponent(term)}`);
  expect(answer.status).toBe(200);
  expect(toCodes(answer.body)).toEqual(codes);
});

it('[CALL-19] puts first the sites that begin with the term, or whose code does; of as many and as short as asked', async ({
  lookUp,
  database,
}) => {
  const find = async (query: string) => toCodes((await lookUp(query)).body);
  expect(await find('lookupTerm=kowhai&maxResults=1')).toEqual(['AKL1']);
  expect(await find('lookupTerm=w&minChars=1')).toContain('WLG1');
  expect(await find('lookupTerm=kow&minChars=4')).toEqual([]);
  expect(await find('lookupTerm=otara')).toEqual(['OTR9']);
  expect(await find('lookupTerm=otr')).toEqual(['OTR9']);
  // Auckland stands in both; only one begins with it.
  await runSql(database)`update sites set search_text = 'auckland depot' where code = 'OTR9'`;
  expect(await find('lookupTerm=auckland')).toEqual(['OTR9', 'AKL1']);
  for (const query of ['', 'lookupTerm=ko&maxResults=51', 'lookupTerm=ko%00']) {
    expect((await lookUp(query)).status).toBe(400);
  }
});

it('[CALL-90] says whether the organisation has products to complete from', async ({ apiAs }) => {
  for (const [subject, { id }, supportsAutoCompletion] of [
    ['manager', kowhai, true],
    ['southern', southern, false],
    ['harbour', harbour, false],
  ] as const) {
    const answer = await (await apiAs(subject)).get(`${catalog(id)}/metadata`);
    expect(answer.body).toEqual({ supportsAutoCompletion });
  }
});

it.for([
  ['TOTARA', true],
  ['tōtara', true],
  ['oiled bench', true],
  ['kow-100%', true],
  ['100%', true],
  ['%%%', false],
  ['___', false],
  ['  be  ', false],
  ['bench pine', false],
] as const)('[CALL-91] a product search matches %j: %s', async ([searchTerm, isFound], { products }) => {
  expect((await products({ searchTerm })).map(({ code }) => code)).toEqual(isFound ? ['KOW-100%'] : []);
});

it('[CALL-91] products have what a freight item needs, from the field, in the order and number asked for', async ({
  database,
  products,
}) => {
  const bench = {
    code: 'KOW-100%',
    description: 'Bench tōtara, 100 % oiled',
    partCount: 2,
    itemTypeCode: 'CARTON',
    length: 2.4,
    width: 0.6,
    height: 0.04,
    volume: 0.0576,
    weightKg: 31.5,
  };
  expect(await products({ searchTerm: 'bench' })).toEqual([bench]);
  expect(await products({ searchTerm: 'bench', matchField: 'code' })).toEqual([]);
  expect(await products({ searchTerm: 'bench', matchField: 'description' })).toEqual([bench]);
  await runSql(database)`
    insert into products (tenant_id, organisation_id, code, description, part_count, code_text, description_text)
      select ${tasman.id}, ${kowhai.id}, 'SORT-' || letter, 'Sorted ' || place, 1, 'sort-' || letter,
        'sorted ' || place
      from (values ('b', 3), ('a', 2), ('c', 1)) as given (letter, place)`;
  expect(toCodes(await products({ searchTerm: 'sort' }))).toEqual(['SORT-a', 'SORT-b', 'SORT-c']);
  const query = { searchTerm: 'sort', sortOrder: 'description', maxMatches: '2' };
  expect(toCodes(await products(query))).toEqual(['SORT-c', 'SORT-a']);
});

it('[CALL-92, CALL-94] a UN number leads to its entry; that of the provider stands before the built-in one, for its customers alone', async ({
  api,
  apiAs,
}) => {
  const url = '/api/v1/dangerousGoods/number';
  expect((await api.get(`${url}/1230`)).body).toEqual({
    unitedNationsNumber: '1230',
    nameAndDescription: 'Methanol',
    packingGroup: 'II',
    class: '3',
    subsidiaryClass1: '6.1',
    subsidiaryClass2: null,
  });
  const own = await api.get(`${url}/1263`);
  expect(own.body).toMatchObject({ nameAndDescription: 'Paint of the provider', class: '8' });
  const other = await (await apiAs('harbour')).get(`${url}/1263`);
  expect(other.body).toMatchObject({ nameAndDescription: 'Paint or paint related material', class: '3' });
  for (const [unNumber, status] of [
    ['0000', 404],
    ['12', 400],
    ['12634', 400],
    ['1O90', 400],
  ] as const) {
    expect([unNumber, (await api.get(`${url}/${unNumber}`)).status]).toEqual([unNumber, status]);
  }
});

it('[CALL-93] lists the classes by code and name, and each that the common goods have', async ({ read }) => {
  const classes = (await read('/api/v1/dangerousGoodsClasses')) as readonly { code: string; name: string }[];
  expect(toCodes(classes).join(' ')).toBe(
    '1 1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9',
  );
  expect(Object.fromEntries(classes.map(({ code, name }) => [code, name]))).toMatchObject({
    '2.1': 'Flammable gases',
    '2.2': 'Non-flammable, non-toxic gases',
    '2.3': 'Toxic gases',
    3: 'Flammable liquids',
    '6.1': 'Toxic substances',
    8: 'Corrosive substances',
  });
  const common = new Set(
    commonDangerousGoods.flatMap((entry) =>
      [entry.class, entry.subsidiaryClass1 ?? [], entry.subsidiaryClass2 ?? []].flat(),
    ),
  );
  expect(toCodes(classes)).toEqual(expect.arrayContaining([...common]));
});
