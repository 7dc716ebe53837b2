import { expect } from 'vitest';

import { templatesUrl, test as it } from '../../testing/desk-test.js';
import { testNow } from '../../testing/now.js';
import { worldId } from '../../testing/world-rows.js';

it('[CALL-125] [CONS-74] answers a template of the requesting site', async ({ api, apiAs, saveTemplate }) => {
  const url = `${templatesUrl}/${worldId(8001)}`;
  expect((await api.get(url)).status).toBe(404);
  await saveTemplate(8001);
  expect((await api.get(url)).body).toEqual({
    id: worldId(8001),
    name: 'Weekly',
    content: { notes: 'Gate 2' },
    savedAtDateTimeUtc: testNow.toISOString(),
  });
  for (const who of ['dispatch', 'southern', 'harbour', 'nosites']) {
    expect((await (await apiAs(who)).get(url)).status).toBe(404);
  }
});
