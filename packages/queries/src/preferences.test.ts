import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { defaultPreferences, preferenceMutations, preferenceQueries } from './preferences.js';
import { fakeServer } from './testing/index.js';

it('[NAV-17] [CALL-120] sends the changes, and uses the answer without asking again', async () => {
  const saved = { ...defaultPreferences, printOnPickup: true };
  const { client, calls, names } = fakeServer({
    'GET /api/v1/users/me/preferences': defaultPreferences,
    'PUT /api/v1/users/me/preferences': saved,
  });
  const cache = new QueryClient();
  const all = preferenceQueries(client).all();
  expect(await cache.fetchQuery(all)).toEqual(defaultPreferences);
  await new MutationObserver(cache, preferenceMutations(client).save()).mutate({ printOnPickup: true });
  expect(calls.at(-1)?.body).toEqual({ printOnPickup: true });
  expect(await cache.fetchQuery(all)).toEqual(saved);
  expect(names()).toHaveLength(2);
});
