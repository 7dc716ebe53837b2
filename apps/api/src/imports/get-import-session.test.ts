import { expect } from 'vitest';

import { importId, savedImport, test as it } from '../testing/import-test.js';

it('[IMPT-19] [CALL-114] an import is read with its rows by the user who saved it', async ({
  read,
  save,
}) => {
  await save(null);
  expect(await read()).toMatchObject({ status: 200, body: savedImport });
});

it('[IMPT-19] an import of a colleague, or of nobody, is not found', async ({ read, save }) => {
  await save(null);
  for (const who of ['dispatch', 'southern', 'nosites']) {
    expect(await read(importId, who)).toMatchObject({ status: 404 });
  }
});
