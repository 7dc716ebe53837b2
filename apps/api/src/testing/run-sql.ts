import { sql } from 'kysely';

import type { Database } from '../database/database.js';
import { kowhaiScope } from './fixtures.js';

/** Tags a statement that runs on Kōwhai's rows as the schema owner, where a test changes or reads what no call does. */
export const runSql =
  (database: Database) =>
  <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) =>
    database.asSchemaOwner(kowhaiScope, (tx) => sql<Row>(text, ...values).execute(tx));
