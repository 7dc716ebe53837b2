import type { Command } from 'commander';

import {
  type CliContext,
  type GlobalOptions,
  type CommandResult,
  CommandFailure,
  exitCodes,
  startRun,
} from './cli-context.js';
import type { Database, NamedDatabase } from '../database/database.js';
import { readEnvironment } from '../environment.js';
import { scrubText } from '../http/problems/scrub.js';
import { findTenantIdByCode } from '../onboarding/index.js';
import { findTenantByHost } from '../tenants/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';

/** The databases of DATABASE_URL, open for the time of a command. */
export interface CliDatabases {
  /** The database of --database, or all of them. */
  readonly chosen: readonly NamedDatabase[];
  readonly all: readonly (NamedDatabase & { readonly url: string })[];
}

/** Opens the databases, and closes them at the end of the command. */
export async function useDatabases<T>(
  { environment, openDatabase }: CliContext,
  { database: name }: GlobalOptions,
  run: (databases: CliDatabases) => Promise<T>,
): Promise<T> {
  const settings = readEnvironment(environment, 'migrating');
  if ('faults' in settings) throw new CommandFailure(exitCodes.unavailable, settings.faults);
  const { databases } = settings;
  if (name !== undefined && !databases.some((each) => each.name === name)) {
    const names = databases.flatMap((each) => each.name ?? []).join(', ');
    const has = names === '' ? 'It has no names' : `It has: ${names}`;
    throw new CommandFailure(exitCodes.usage, [`DATABASE_URL has no database ${name}. ${has}`]);
  }
  const all = databases.map(({ name: own, url }) => ({ name: own, url, database: openDatabase(url) }));
  try {
    return await run({ all, chosen: name === undefined ? all : all.filter((each) => each.name === name) });
  } finally {
    await Promise.all(all.map(({ database }) => database.close()));
  }
}

/** Runs something in a database; a failure of the driver or the network is told with the database's name. */
export async function inDatabase<T>(
  { name, database }: NamedDatabase,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  try {
    return await run(database);
  } catch (error) {
    // The driver and the network give their errors a code, and no text where several addresses refused; anything else is
    // a fault of ours.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const which = name === null ? 'the database at DATABASE_URL' : `the database ${name} of DATABASE_URL`;
    throw new CommandFailure(exitCodes.unavailable, [
      `Could not use ${which}: ${scrubText(error.message || String(error.code))}`,
    ]);
  }
}

/** One after the other; the first that fails ends the command. */
export async function inEach<T>(
  databases: readonly NamedDatabase[],
  run: (database: Database, name: string | null) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const each of databases) results.push(await inDatabase(each, (database) => run(database, each.name)));
  return results;
}

/**
 * The database that has a tenant (PLAT-259); null if none does. One that is away matters only while no other has it.
 *
 * @param what names the tenant for a refusal
 */
export async function findHome(
  databases: readonly NamedDatabase[],
  what: string,
  has: (database: Database) => Promise<boolean>,
): Promise<NamedDatabase | null> {
  const [only, ...more] = databases;
  if (only !== undefined && more.length === 0) return only;
  const found: NamedDatabase[] = [];
  let failure: unknown = null;
  for (const each of databases) {
    try {
      if (await inDatabase(each, has)) found.push(each);
    } catch (error) {
      failure ??= error;
    }
  }
  if (found.length > 1) {
    const names = found.map(({ name }) => name).join(' and ');
    throw new CommandFailure(exitCodes.refused, [`${what} is in two databases: ${names}`]);
  }
  if (found.length === 0 && failure !== null) throw failure;
  return found[0] ?? null;
}

/** Runs something in the database that has the tenant with this code; where none has it, in the first, which says so. */
async function inHomeByCode<T>(
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

/** The words of a command line behind the command's name, with the options that the command declares. */
export interface Given<Declared> {
  readonly options: Declared & GlobalOptions;
  readonly words: readonly string[];
  /** Starts a change, for `consign changes`, under the command's name. */
  readonly startRun: () => CommandRun;
}

export interface TenantOption {
  /** Its code. */
  readonly tenant: string;
}

/** Adds commands to a program, each with the options that its action needs. */
export class Commands {
  constructor(
    private readonly context: CliContext,
    private readonly show: (result: CommandResult) => void,
  ) {}

  add<Declared>(
    parent: Command,
    name: string,
    description: string,
    act: (given: Given<Declared>) => Promise<CommandResult>,
  ): Command {
    return parent
      .command(name)
      .description(description)
      .action(async (...given: unknown[]) => {
        const command = given.at(-1) as Command;
        const options = command.optsWithGlobals<Declared & GlobalOptions>();
        const path = [parent.parent === null ? '' : parent.name(), command.name()].join(' ').trim();
        const start = () => startRun(this.context, path, options);
        this.show(await act({ options, words: command.args, startRun: start }));
      });
  }

  /** With the databases of DATABASE_URL, open for the time of the command. */
  addForDatabases<Declared>(
    parent: Command,
    name: string,
    description: string,
    act: (databases: CliDatabases, given: Given<Declared>) => Promise<CommandResult>,
  ): Command {
    return this.add<Declared>(parent, name, description, (given) =>
      useDatabases(this.context, given.options, (databases) => act(databases, given)),
    );
  }

  /** In the database of the tenant that --tenant names. */
  addForTenant<Declared>(
    parent: Command,
    name: string,
    description: string,
    act: (database: Database, given: Given<Declared & TenantOption>) => Promise<CommandResult>,
  ): Command {
    return this.addForDatabases<Declared & TenantOption>(parent, name, description, (databases, given) =>
      inHomeByCode(databases, given.options.tenant, (database) => act(database, given)),
    ).requiredOption('--tenant <code>', 'code of the tenant');
  }
}
