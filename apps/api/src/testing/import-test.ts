import { test as base } from './api-test.js';
import { runSql } from './run-sql.js';
import { testNow } from './now.js';
import { setSettings } from './tenant-settings.js';
import { worldId } from './world-rows.js';

export const importId = worldId(7401);

/** An import as it is saved. */
export const savedImport = {
  fileName: 'Māhina.csv',
  rowCount: 420,
  consignmentCount: 180,
  content: 'H4sIAAAAAAAAA6tWKkktLlGyUlAqSExPVaoFAKm5N0YRAAAA',
};

/** A digest of the test's own. */
export const toDigest = (name: string) => name.replaceAll(' ', '-').padEnd(43, '_');

const url = '/api/v2/imports/sessions';

/** A test of imports; what they leave is cleared after each test. */
export const test = base
  .extend('listSessions', ({ apiAs }) => async (who = 'manager') => {
    return (await apiAs(who)).get(url);
  })
  .extend('read', ({ apiAs }) => async (id = importId, who = 'manager') => {
    return (await apiAs(who)).get(`${url}/${id}`);
  })
  .extend(
    'save',
    ({ apiAs }) =>
      async (since: number | null, change: object = {}, id = importId, who = 'manager') =>
        (await apiAs(who)).put(`${url}/${id}`, { ...savedImport, ...change, revision: since }),
  )
  .extend('remove', ({ apiAs }) => async (id = importId, who = 'manager') => {
    return (await apiAs(who)).delete(`${url}/${id}`);
  })
  /** Switches the import of TASMAN on or off. */
  .extend('switchImport', ({ database }) => (isOn: boolean) => {
    return setSettings(database, { 'Consignments:SiteImportEnabled': String(isOn) });
  })
  .extend('cleared', { auto: true }, async ({ clock, database, switchImport }, { onCleanup }) => {
    onCleanup(async () => {
      clock.at = testNow;
      await switchImport(true);
      await runSql(database)`delete from import_sessions`;
      await runSql(database)`delete from import_columns`;
      await runSql(database)`delete from jobs`;
    });
  });
