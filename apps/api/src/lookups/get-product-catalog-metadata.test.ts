import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { createLookups } from '../testing/lookups.js';
import { harbour, kowhai, southern } from '../testing/world.js';

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

const catalog = (organisationId: string) => `/api/v1/organisations/${organisationId}/productCatalog`;

describe('the product catalogue', () => {
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

  it('[CALL-90] does not find another organisation', async ({ api }) => {
    expect((await api.get(`${catalog(southern.id)}/metadata`)).status).toBe(404);
  });
});
