import type { KyselyPlugin } from 'kysely';

import { type Database, createDatabase } from '../database/database.js';

/** A database of which the statements are counted, but for those that begin and end a transaction. */
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
