import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Api, type OpenWorld, kowhaiScope, openWorld } from '../testing/fixtures.js';
import { createLookups } from '../testing/lookups.js';
import { harbour, kowhai, southern, tasman } from '../testing/world.js';

let world: OpenWorld;
let api: Api;
beforeAll(async () => {
  world = await openWorld();
  await createLookups(world.database);
  api = await world.as('manager');
});
afterAll(() => world.close());

const catalog = (organisationId: string) => `/api/v1/organisations/${organisationId}/productCatalog`;
const search = (query: Record<string, string>) =>
  api.get(`${catalog(kowhai.id)}/auto-complete?${new URLSearchParams(query)}`);
const codesOf = async (query: Record<string, string>) => {
  const { body } = await search(query);
  return (body as { matches: { code: string }[] }).matches.map(({ code }) => code);
};

describe('completion', () => {
  it('[CALL-90] is there for a customer with products, and for no other', async () => {
    for (const [subject, { id }, supportsAutoCompletion] of [
      ['manager', kowhai, true],
      ['southern', southern, false],
      ['harbour', harbour, false],
    ] as const) {
      const answer = await (await world.as(subject)).get(`${catalog(id)}/metadata`);
      expect(answer.body).toEqual({ supportsAutoCompletion });
    }
  });

  it('[CALL-90] [CALL-91] another customer is not found', async () => {
    expect((await api.get(`${catalog(southern.id)}/metadata`)).status).toBe(404);
    expect((await api.get(`${catalog(southern.id)}/auto-complete?searchTerm=bench`)).status).toBe(404);
  });

  it('[CALL-91] answers what fills a freight item, in metres and kilograms', async () => {
    const { status, body } = await search({ searchTerm: 'bench' });
    expect([status, body]).toEqual([
      200,
      {
        matches: [
          {
            code: 'KOW-100%',
            description: 'Bench tōtara, 100 % oiled',
            partCount: 2,
            itemTypeCode: 'CARTON',
            length: 2.4,
            width: 0.6,
            height: 0.04,
            volume: 0.0576,
            weightKg: 31.5,
          },
        ],
      },
    ]);
  });

  it.each([
    ['TOTARA', true],
    ['tōtara', true],
    ['oiled bench', true],
    ['kow-100%', true],
    ['100%', true],
    ['%%%', false],
    ['___', false],
    ['  be  ', false],
    ['bench pine', false],
  ])('[CALL-91] by %j: %s', async (searchTerm, isFound) => {
    expect(await codesOf({ searchTerm })).toEqual(isFound ? ['KOW-100%'] : []);
  });

  it('[CALL-91] in the fields that are asked for', async () => {
    expect(await codesOf({ searchTerm: 'bench', matchField: 'code' })).toEqual([]);
    expect(await codesOf({ searchTerm: 'bench', matchField: 'description' })).toEqual(['KOW-100%']);
  });

  it('[CALL-91] no more and in no other order than asked for', async () => {
    await world.database.asOwner(kowhaiScope, (tx) =>
      tx
        .insertInto('products')
        .values(
          ['b', 'a', 'c'].map((letter, index) => ({
            tenant_id: tasman.id,
            organisation_id: kowhai.id,
            code: `SORT-${letter}`,
            description: `Sorted ${3 - index}`,
            part_count: 1,
            packaging_type_code: null,
            length_steps: null,
            width_steps: null,
            height_steps: null,
            volume_steps: null,
            weight_steps: null,
            code_text: `sort-${letter}`,
            description_text: `sorted ${3 - index}`,
          })),
        )
        .execute(),
    );
    expect(await codesOf({ searchTerm: 'sort' })).toEqual(['SORT-a', 'SORT-b', 'SORT-c']);
    expect(await codesOf({ searchTerm: 'sort', sortOrder: 'description', maxMatches: '2' })).toEqual([
      'SORT-c',
      'SORT-a',
    ]);
  });
});

const number = (unNumber: string) => api.get(`/api/v1/dangerousGoods/number/${unNumber}`);

describe('dangerous goods', () => {
  it('[CALL-92] a UN number leads to its entry', async () => {
    expect((await number('1230')).body).toEqual({
      unitedNationsNumber: '1230',
      nameAndDescription: 'Methanol',
      class: '3',
      subsidiaryClass1: '6.1',
      subsidiaryClass2: null,
    });
  });

  it('[CALL-92] the entry of the provider stands before the built-in one, for its customers alone', async () => {
    expect((await number('1263')).body).toMatchObject({
      nameAndDescription: 'Paint of the provider',
      class: '8',
    });
    const other = await (await world.as('harbour')).get('/api/v1/dangerousGoods/number/1263');
    expect(other.body).toMatchObject({ nameAndDescription: 'Paint or paint related material', class: '3' });
  });

  it.each([
    ['0000', 404],
    ['12', 400],
    ['12634', 400],
    ['1O90', 400],
  ])('[CALL-92] %s is answered %i', async (unNumber, status) => {
    expect((await number(unNumber)).status).toBe(status);
  });

  it('[CALL-93] classes have code and name', async () => {
    const { body } = await api.get('/api/v1/dangerousGoodsClasses');
    expect(body).toHaveLength(21);
    expect(body).toContainEqual({ code: '3', name: 'Flammable liquids' });
  });
});
