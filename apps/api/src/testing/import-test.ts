import { test as base } from './api-test.js';
import { type Called, call } from './call.js';
import { kowhaiScope } from './fixtures.js';
import { testNow } from './now.js';
import { token } from './tokens.js';
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

export const daysLater = (days: number) => new Date(testNow.getTime() + days * 24 * 3600 * 1000);

export const revision = ({ body }: Called) => (body as { revision: number }).revision;

/** A digest of the test's own. */
export const toDigest = (name: string) => name.replaceAll(' ', '-').padEnd(43, '_');

const url = (id: string) => `/api/v2/imports/sessions/${id}`;

/** A user who imports, with a token that outlives the retention of 14 days. */
export const tokenFor = async (subject: string): Promise<{ readonly token: string }> => ({
  token: await token({
    sub: subject,
    permissions: ['Access.DISPATCH', 'Consignment.CREATE'],
    expiresIn: 60 * 24 * 3600,
  }),
});

/** A test of imports; what they leave is cleared after each test. */
export const test = base
  .extend(
    'listSessions',
    ({ app }) =>
      async (who = 'manager') =>
        call(app, 'GET', '/api/v2/imports/sessions', await tokenFor(who)),
  )
  .extend(
    'read',
    ({ app }) =>
      async (id = importId, who = 'manager') =>
        call(app, 'GET', url(id), await tokenFor(who)),
  )
  .extend(
    'save',
    ({ app }) =>
      async (since: number | null, change: object = {}, id = importId, who = 'manager') =>
        call(app, 'PUT', url(id), {
          ...(await tokenFor(who)),
          body: { ...savedImport, ...change, revision: since },
        }),
  )
  .extend(
    'remove',
    ({ app }) =>
      async (id = importId, who = 'manager') =>
        call(app, 'DELETE', url(id), await tokenFor(who)),
  )
  /** Switches the import of TASMAN on or off. */
  .extend(
    'switchImport',
    ({ database }) =>
      (isOn: boolean) =>
        setSettings(database, { 'Consignments:SiteImportEnabled': String(isOn) }),
  )
  /** When the clean-up jobs are due. */
  .extend('dueTimes', ({ database }) => async () => {
    const rows = await database.asSchemaOwner(kowhaiScope, (tx) =>
      tx.selectFrom('jobs').select('due_at as dueAt').execute(),
    );
    return rows.map(({ dueAt }) => dueAt);
  })
  .extend('cleared', { auto: true }, async ({ clock, database, switchImport }, { onCleanup }) => {
    onCleanup(async () => {
      clock.at = testNow;
      await switchImport(true);
      await database.asSchemaOwner(kowhaiScope, async (tx) => {
        await tx.deleteFrom('import_sessions').execute();
        await tx.deleteFrom('import_columns').execute();
        await tx.deleteFrom('jobs').execute();
      });
    });
  });
