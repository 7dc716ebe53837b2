import type { Command } from 'commander';

import type { Database } from '../database/database.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { type CliContext, type CommandResult, type GlobalOptions, startRun } from './cli-context.js';
import { type CliDatabases, inHomeByCode, useDatabases } from './cli-databases.js';

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
