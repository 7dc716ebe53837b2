import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import { kowhaiScope } from './fixtures.js';

/** Tags a statement that runs on a customer's rows as the schema owner, where a test changes or reads what no call does. */
export const runSql =
  (database: Database, scope: Scope = kowhaiScope) =>
  <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) =>
    database.asSchemaOwner(scope, (tx) => sql<Row>(text, ...values).execute(tx));
