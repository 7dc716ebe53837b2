import { test as base } from 'vitest';

import { testApp, type TestAppOptions } from './app.js';
import { createApi } from './call.js';
import { keptClock, takeApp, takeDatabase } from './kept-database.js';
import { createWorld, signIn } from './world.js';

/**
 * A test of the whole app over a database that the file has for itself, with the providers and customers of world.ts in
 * it. Each fixture is set up once per file, when a test first asks for it.
 */
export const test = base
  /** Options for an app of the file's own; extend it again for another mailer, log or config. */
  .extend('appOptions', { scope: 'file' }, (): Omit<TestAppOptions, 'database'> => ({}))
  /** The app's clock; a test may set `at`. */
  .extend('clock', { scope: 'file' }, () => keptClock)
  .extend('database', { scope: 'file' }, async () => {
    const database = await takeDatabase();
    await createWorld(database);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ appOptions, clock, database }, { onCleanup }) => {
    if (Object.keys(appOptions).length === 0) return takeApp(database);
    const app = await testApp({ clock, ...appOptions, database });
    onCleanup(() => app.close());
    return app;
  })
  /** Calls as a user of the world, with every permission unless told otherwise. */
  .extend(
    'apiAs',
    { scope: 'file' },
    ({ app }) =>
      async (subject: string, permissions?: readonly string[]) =>
        createApi(app, await signIn(subject, permissions)),
  )
  /** Calls as Kōwhai's manager, with every permission. */
  .extend('api', { scope: 'file' }, ({ apiAs }) => apiAs('manager'));
