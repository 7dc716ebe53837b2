import type { KyselyPlugin } from 'kysely';
import { onTestFinished } from 'vitest';

import { type Database, createDatabase } from '../database/database.js';
import { testApp } from './app.js';
import { createApi } from './call.js';
import { signIn } from './world.js';

/** Opens an app that counts its statements. Returns how many a call of the manager takes, except begin and commit. */
export async function openCounter(database: Database) {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = await testApp({
    database: createDatabase(database.kysely.withPlugin(plugin), database.runScript),
  });
  onTestFinished(() => app.close());
  const api = createApi(app, await signIn('manager'));
  return async (url: string, body: object): Promise<number> => {
    const before = statements;
    const { status, text } = await api.post(url, body);
    if (status !== 200) throw new Error(text);
    return statements - before;
  };
}
