import { expect } from 'vitest';

import { test as it } from '../../testing/desk-test.js';

it('[CALL-124] [CONS-74] lists the templates of the requesting site by name', async ({
  apiAs,
  saveTemplate,
  listNames,
}) => {
  expect(await listNames()).toEqual([]);
  for (const [index, name] of ['Weekly', 'Ōtaki run', 'Daily'].entries()) {
    expect((await saveTemplate(8000 + index, { name })).status).toBe(204);
  }
  expect(await listNames()).toEqual(['Daily', 'Ōtaki run', 'Weekly']);
  for (const who of ['dispatch', 'southern', 'harbour', 'nosites']) {
    expect(await listNames(await apiAs(who))).toEqual([]);
  }
});
