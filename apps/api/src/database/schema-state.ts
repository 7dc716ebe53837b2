import { sql } from 'kysely';

import type { Database } from './database.js';
import { isUndefinedOrForbidden } from './failures.js';
import { listMigrationNames } from './migrate.js';

/** How the database's schema differs from this release's; both empty if it doesn't. */
export interface SchemaState {
  /** Migrations that have not run. */
  readonly missing: readonly string[];
  /** Migrations of a later release that have run. */
  readonly newer: readonly string[];
}

/** Returns a check of the schema. It runs with the role of a call, so it proves that calls are possible too. */
export function createSchemaCheck(database: Pick<Database, 'asSystem'>): () => Promise<SchemaState> {
  let own: Promise<string[]> | null = null;
  return async () => {
    own ??= listMigrationNames();
    const [names, ran] = await Promise.all([own, findRanMigrations(database)]);
    return {
      missing: names.filter((name) => !ran.includes(name)),
      newer: ran.filter((name) => !names.includes(name)),
    };
  };
}

/** In a database without the role, the function or the right to call it, no migration is known to have run. */
export async function findRanMigrations(database: Pick<Database, 'asSystem'>): Promise<string[]> {
  try {
    const { rows } = await database.asSystem((tx) =>
      sql<{ name: string }>`select name from list_migrations()`.execute(tx),
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isUndefinedOrForbidden(error)) return [];
    throw error;
  }
}
