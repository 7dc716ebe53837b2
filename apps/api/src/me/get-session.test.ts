import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';

const url = '/api/v1/users/me/session';

it('[PLAT-29] [CALL-160] answers what the calls of a session’s beginning answer', async ({ api }) => {
  await api.put('/api/v1/users/me/preferences', { letterKeys: false });
  await api.put('/api/v1/users/me/views/019808b4-5b1e-7c3a-9a51-3d2f6c0e4b99', {
    name: 'Drafts',
    query: 'statuses=DRAFT',
    isDefault: true,
  });
  const read = async (path: string) => (await api.get(`/api/v1/${path}`)).body;
  const { id, name, serviceTypeSettings } = (await read('users/me/organisation')) as Record<string, unknown>;
  expect(await api.get(url)).toMatchObject({
    status: 200,
    body: {
      flags: await read('configuration/featureFlags/clientFlags'),
      userName: ((await read('users/me/name')) as { name: string }).name,
      organisation: { id, name, serviceTypeSettings },
      sites: await read('users/me/sites'),
      views: await read('users/me/views'),
      preferences: await read('users/me/preferences'),
    },
  });
});
