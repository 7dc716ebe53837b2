import type { FastifyInstance } from 'fastify';
import { test as base } from 'vitest';

import type { Database, NamedDatabase } from '../database/database.js';
import { connectionLost } from '../database/failures.js';
import { testApp } from './app.js';
import { createApi } from './call.js';
import { testDatabase } from './database.js';
import { takeDatabase } from './kept-database.js';
import { aurora, createWorld, signIn, tasman } from './world.js';

/** 'hung': it takes statements and answers none. */
type DatabaseState = 'there' | 'away' | 'hung';

/** A database whose server can be taken away. */
interface BreakableDatabase extends NamedDatabase {
  readonly name: string;
  state: DatabaseState;
}

function breakable(name: string, database: Database): BreakableDatabase {
  const given = <T>(run: () => Promise<T>): Promise<T> => {
    if (broken.state === 'there') return run();
    return broken.state === 'away' ? Promise.reject(connectionLost(null)) : new Promise(() => undefined);
  };
  const broken: BreakableDatabase = {
    name,
    state: 'there',
    database: {
      ...database,
      inTenant: (...asked) => given(() => database.inTenant(...asked)),
      inTenantReading: (...asked) => given(() => database.inTenantReading(...asked)),
      inReading: (...asked) => given(() => database.inReading(...asked)),
      asSystem: (run) => given(() => database.asSystem(run)),
      asSchemaOwner: (scope, run) => given(() => database.asSchemaOwner(scope, run)),
    },
  };
  return broken;
}

/** A test of the app over two databases: Tasman lives in `east`, Aurora in `west`, with the same ids in both. */
export const test = base
  .extend('east', { scope: 'file' }, async () => {
    const database = await takeDatabase();
    await createWorld(database, [tasman]);
    return breakable('east', database);
  })
  .extend('west', { scope: 'file' }, async ({ east: _first }, { onCleanup }) => {
    const database = await testDatabase();
    onCleanup(() => database.close());
    await createWorld(database, [aurora]);
    return breakable('west', database);
  })
  .extend('lines', { scope: 'file' }, (): string[] => [])
  .extend(
    'app',
    { scope: 'file' },
    async ({ east, west, lines }, { onCleanup }): Promise<FastifyInstance> => {
      const app = await testApp({ database: east.database, databases: [east, west], lines });
      onCleanup(() => app.close());
      return app;
    },
  )
  .extend('apiAs', { scope: 'file' }, ({ app }) => async (subject: string) => {
    return createApi(app, await signIn(subject));
  });
