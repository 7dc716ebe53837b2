import { expect } from 'vitest';

import { templatesUrl, test as it } from '../../testing/desk-test.js';
import { worldId } from '../../testing/world-rows.js';

it('[CALL-125] [CONS-74] deletes a template of the requesting site', async ({
  api,
  apiAs,
  saveTemplate,
  listNames,
}) => {
  await saveTemplate(8001);
  const url = `${templatesUrl}/${worldId(8001)}`;
  expect((await (await apiAs('dispatch')).delete(url)).status).toBe(204);
  expect(await listNames()).toEqual(['Weekly']);
  expect((await api.delete(url)).status).toBe(204);
  expect((await api.delete(url)).status).toBe(204);
  expect(await listNames()).toEqual([]);
});
