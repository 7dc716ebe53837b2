import type { KyselyPlugin } from 'kysely';

import { type Database, createDatabase } from '../database/database.js';

/** Counts the statements of a database, except begin and commit. */
export function countStatements(database: Database): { database: Database; count(): number } {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = createDatabase(database.kysely.withPlugin(plugin), database.runScript);
  return { database: counted, count: () => statements };
}
