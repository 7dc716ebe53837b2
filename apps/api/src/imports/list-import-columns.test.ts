import { expect } from 'vitest';

import { test as it } from '../testing/import-test.js';

const url = '/api/v2/imports/columns';

it('[IMPT-17] [CALL-111] headings are read by every user of the organisation, and by nobody else', async ({
  api,
  apiAs,
}) => {
  expect((await api.get(url)).body).toEqual({ columns: [] });
  const columns = [
    { heading: 'Our code', column: null },
    { heading: 'Ship from', column: 'senderSite' },
  ];
  await api.put(url, { columns });
  expect((await (await apiAs('dispatch')).get(url)).body).toEqual({ columns });
  for (const who of ['southern', 'harbour']) {
    expect((await (await apiAs(who)).get(url)).body).toEqual({ columns: [] });
  }
});

it('[ROUTE-06] [IMPT-17] headings need the permission to create, and the import switched on', async ({
  api,
  apiAs,
  switchImport,
}) => {
  const viewer = await apiAs('manager', ['Access.DISPATCH']);
  expect((await viewer.get(url)).status).toBe(403);
  await switchImport(false);
  expect((await api.get(url)).status).toBe(403);
});
