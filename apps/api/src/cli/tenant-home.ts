import type { Database } from '../database/database.js';
import { findTenantIdByCode } from '../onboarding/index.js';
import { findTenantByHost } from '../tenants/index.js';
import { type CliDatabases, findHome, inDatabase } from './cli-databases.js';
import { CommandFailure, exitCodes } from './cli-context.js';

/** Runs something in the database that has the tenant with this code; where none has it, in the first, which says so. */
export async function inHomeByCode<T>(
  { chosen }: CliDatabases,
  code: string,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  const home = await findHome(chosen, `The tenant ${code}`, (database) => hasCode(database, code));
  return inDatabase(home ?? first(chosen), run);
}

export async function inHomeByHost<T>(
  { chosen }: CliDatabases,
  host: string,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  const home = await findHome(
    chosen,
    `The host ${host}`,
    async (database) => (await database.asSystem((tx) => findTenantByHost(tx, host))) !== undefined,
  );
  return inDatabase(home ?? first(chosen), run);
}

export async function hasCode(database: Database, code: string): Promise<boolean> {
  return (await database.asSchemaOwner(null, (tx) => findTenantIdByCode(tx, code))) !== null;
}

function first<T>(databases: readonly T[]): T {
  const [found] = databases;
  if (found === undefined) throw new CommandFailure(exitCodes.unavailable, ['There is no database']);
  return found;
}
