import { test as base } from 'vitest';

import { testApp, type TestAppOptions } from './app.js';
import { createApi } from './call.js';
import { testDatabase } from './database.js';
import { testNow } from './now.js';
import { createWorld, signIn } from './world.js';

/**
 * A test of the whole app over the file's own database, with the providers and customers of world.ts in it. Each fixture
 * is set up once per file, when a test first asks for it.
 */
export const test = base
  /** Options for the file's app; extend it again for another mailer, log or config. */
  .extend('appOptions', { scope: 'file' }, (): Omit<TestAppOptions, 'database'> => ({}))
  /** The app's clock; a test may set `at`. */
  .extend('clock', { scope: 'file' }, () => {
    const clock = { at: testNow, now: () => clock.at };
    return clock;
  })
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures that this one needs from the pattern
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await testDatabase();
    onCleanup(() => database.close());
    await createWorld(database);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ appOptions, clock, database }, { onCleanup }) => {
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
