import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { createLookups } from '../testing/lookups.js';
import { kowhai, southern, tasman } from '../testing/world.js';

const it = test
  .extend('search', ({ api }) =>
    (query: Record<string, string>) =>
      api.get(`${catalog(kowhai.id)}/auto-complete?${new URLSearchParams(query)}`))
  .extend('codes', ({ search }) => async (query: Record<string, string>) => {
    const { body } = await search(query);
    return (body as { matches: { code: string }[] }).matches.map(({ code }) => code);
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

const catalog = (organisationId: string) => `/api/v1/organisations/${organisationId}/productCatalog`;

describe('a product search', () => {
  it('[CALL-91] does not find another organisation', async ({ api }) => {
    expect((await api.get(`${catalog(southern.id)}/auto-complete?searchTerm=bench`)).status).toBe(404);
  });

  it('[CALL-91] returns what a freight item needs, in metres and kilograms', async ({ search }) => {
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
  ] as const)('[CALL-91] matches %j: %s', async ([searchTerm, isFound], { codes }) => {
    expect(await codes({ searchTerm })).toEqual(isFound ? ['KOW-100%'] : []);
  });

  it('[CALL-91] searches the requested field only', async ({ codes }) => {
    expect(await codes({ searchTerm: 'bench', matchField: 'code' })).toEqual([]);
    expect(await codes({ searchTerm: 'bench', matchField: 'description' })).toEqual(['KOW-100%']);
  });

  it('[CALL-91] honours the requested limit and order', async ({ database, codes }) => {
    await database.asOwner(kowhaiScope, (tx) =>
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
    expect(await codes({ searchTerm: 'sort' })).toEqual(['SORT-a', 'SORT-b', 'SORT-c']);
    expect(await codes({ searchTerm: 'sort', sortOrder: 'description', maxMatches: '2' })).toEqual([
      'SORT-c',
      'SORT-a',
    ]);
  });
});
