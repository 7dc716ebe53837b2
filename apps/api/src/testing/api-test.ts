import { test as base } from 'vitest';

import { testApp, type TestAppOptions } from './app.js';
import { createApi } from './call.js';
import { testDatabase } from './database.js';
import { createWorld, signedIn } from './world.js';

/**
 * A test of the whole app over a database of the file's own, with the providers and customers of the world in it. Each
 * fixture is set up once a file, and only where a test asks for it.
 */
export const test = base
  /** What the file's app has in place of the usual; override it for another clock, mailer, log or config. */
  .extend('appOptions', { scope: 'file' }, (): Omit<TestAppOptions, 'database'> => ({}))
  .extend('database', { scope: 'file' }, async ({ appOptions: _options }, { onCleanup }) => {
    const database = await testDatabase();
    onCleanup(() => database.close());
    await createWorld(database);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ appOptions, database }, { onCleanup }) => {
    const app = await testApp({ ...appOptions, database });
    onCleanup(() => app.close());
    return app;
  })
  /** The calls of a user of the world, who has every permission unless told otherwise. */
  .extend(
    'apiAs',
    { scope: 'file' },
    ({ app }) =>
      async (subject: string, permissions?: readonly string[]) =>
        createApi(app, await signedIn(subject, permissions)),
  )
  /** The calls of Kōwhai's manager, who has every permission. */
  .extend('api', { scope: 'file' }, ({ apiAs }) => apiAs('manager'));
