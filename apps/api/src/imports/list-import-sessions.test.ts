import { describe, expect } from 'vitest';

import { worldId } from '../testing/world-rows.js';
import { daysLater, importId, savedImport, test as it } from '../testing/import-test.js';
import { testNow } from '../testing/now.js';

describe('the imports that a user can continue', () => {
  it('[IMPT-19] [CALL-109] are listed without their rows, the last saved first', async ({
    listSessions,
    save,
    clock,
  }) => {
    expect(await listSessions()).toMatchObject({ status: 200, body: { sessions: [] } });
    await save(null);
    clock.at = daysLater(1);
    await save(null, { fileName: 'second.csv' }, worldId(7402));
    const { content: _content, ...summary } = savedImport;
    expect((await listSessions()).body).toEqual({
      sessions: [
        expect.objectContaining({ id: worldId(7402), fileName: 'second.csv' }),
        {
          ...summary,
          id: importId,
          revision: testNow.getTime(),
          savedAtDateTimeUtc: testNow.toISOString(),
          expiresAtDateTimeUtc: daysLater(14).toISOString(),
        },
      ],
    });
  });

  it("[IMPT-19] are nobody else's", async ({ listSessions, save }) => {
    await save(null);
    for (const who of ['dispatch', 'southern']) {
      expect(await listSessions(who)).toMatchObject({ status: 200, body: { sessions: [] } });
    }
  });

  it('[IMPT-19] are gone after 14 days, also before the clean-up has run', async ({
    listSessions,
    read,
    save,
    clock,
  }) => {
    await save(null);
    clock.at = new Date(daysLater(14).getTime() - 1);
    expect((await read()).status).toBe(200);
    clock.at = daysLater(14);
    expect((await listSessions()).body).toEqual({ sessions: [] });
    expect((await read()).status).toBe(404);
  });

  it('[ROUTE-06] [IMPT-19] need the permission to create, and the import switched on', async ({
    apiAs,
    listSessions,
    switchImport,
  }) => {
    const viewer = await apiAs('manager', ['Access.DISPATCH']);
    expect((await viewer.get('/api/v2/imports/sessions')).status).toBe(403);
    await switchImport(false);
    expect(await listSessions()).toMatchObject({ status: 403, body: { detail: 'Import is not available' } });
  });
});
