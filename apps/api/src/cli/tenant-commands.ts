import { z } from 'zod';

import type { Database, NamedDatabase } from '../database/database.js';
import { newId } from '../ids.js';
import { findTenantByHost, hasNamesake } from '../tenants/index.js';
import {
  applyTenant,
  countKinds,
  describePlan,
  readTenantFile,
  type TenantFile,
  tenantFile,
} from '../onboarding/index.js';
import { loadTariff } from '../pricing/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { type CliDatabases, findHome, hasCode, inDatabase } from './cli-databases.js';
import { type CliContext, CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

interface ApplyOptions {
  readonly isApplied: boolean;
  readonly removes: boolean;
  readonly run: CommandRun;
}

/** Shows what a tenant file changes, or stores it (PLAT-82). */
export async function planOrApply(
  { readBytes }: CliContext,
  databases: CliDatabases,
  path: string,
  { isApplied, removes, run }: ApplyOptions,
): Promise<CommandResult> {
  const read = await readTenantFile(path, readBytes);
  if (!read.ok) {
    const { problems } = read;
    const lines = problems.map(({ file, row, column, message }) => `${file}:${row}:${column}: ${message}`);
    throw new CommandFailure(exitCodes.refused, lines, { problems });
  }
  const { at } = run;
  const home = await chooseHome(databases, read.source.file);
  const plan = await inDatabase(home, (database) =>
    applyTenant(database, read.source, { isApplied, removes, now: at, createId: () => newId(at), run }),
  );
  return { lines: describePlan(plan), json: { ...plan, counts: countKinds(plan.changes) } };
}

/**
 * The database that has the file's tenant, or that --database names for a new one. Refuses what another database has
 * (PLAT-259).
 */
async function chooseHome(
  { all, chosen }: CliDatabases,
  { tenant, hosts }: TenantFile,
): Promise<NamedDatabase> {
  const { code, externalId } = tenant;
  const known = await findHome(all, `The tenant ${code}`, (database) => hasCode(database, code));
  const [home, ...more] = known === null ? chosen : [known];
  if (home === undefined || more.length > 0) {
    const names = all.map(({ name }) => name).join(', ');
    throw refused(`${code} is a new tenant: name its database with --database, one of ${names}`);
  }
  if (!chosen.includes(home)) throw refused(`The tenant ${code} is in the database ${home.name}`);
  for (const other of all.filter((each) => each !== home)) {
    const taken = await inDatabase(other, (database) => findTaken(database, externalId, hosts));
    if (taken !== null) throw refused(`A tenant in the database ${other.name} has ${taken}`);
  }
  return home;
}

/** The first of a tenant's names that the database has. */
async function findTaken(
  database: Database,
  externalId: string,
  hosts: readonly string[],
): Promise<string | null> {
  return database.asSystem(async (tx) => {
    if (await hasNamesake(tx, { externalId })) return `the externalId ${externalId}`;
    for (const host of hosts) if ((await findTenantByHost(tx, host)) !== undefined) return `the host ${host}`;
    return null;
  });
}

const refused = (line: string) => new CommandFailure(exitCodes.refused, [line]);

interface TariffOptions {
  readonly host: string;
  readonly path: string;
  readonly isApplied: boolean;
  readonly run: CommandRun;
}

/** Shows what a file of docs/TARIFFS.md changes, or loads it (QUOT-13). */
export async function planOrLoadTariff(
  { readBytes }: CliContext,
  database: Database,
  { host, path, isApplied, run }: TariffOptions,
): Promise<CommandResult> {
  const bytes = await readBytes(path).catch(() => null);
  if (bytes === null) throw new CommandFailure(exitCodes.refused, [`${path} can't be read`]);
  const { ok, lines } = await loadTariff(database, host, bytes, { isApplied, run });
  if (!ok) throw new CommandFailure(exitCodes.refused, lines);
  return { lines, json: { lines } };
}

/** The JSON schema of a tenant file, for editors (PLAT-88). */
export function describeFormat(): CommandResult {
  const schema = z.toJSONSchema(tenantFile, { io: 'input', unrepresentable: 'any' });
  return { lines: [JSON.stringify(schema, null, 2)], json: schema };
}
