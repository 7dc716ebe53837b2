import type { Command } from 'commander';

import type { Database } from '../database/database.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { type CliContext, type CommandResult, startRun } from './cli-context.js';
import { type CliDatabases, inHomeByCode, useDatabases } from './cli-databases.js';

export type Options = Readonly<Record<string, unknown>>;

/** The words of a command line behind the command's name. */
export interface Given {
  readonly options: Options;
  readonly words: readonly string[];
  /** Starts a change, for `consign changes`, under the command's name. */
  readonly startRun: () => CommandRun;
}

/** Adds commands to a program, each with the options that its action needs. */
export interface Commands {
  add(
    parent: Command,
    name: string,
    description: string,
    act: (given: Given) => Promise<CommandResult>,
  ): Command;
  /** With the databases of DATABASE_URL, open for the time of the command. */
  addForDatabases(
    parent: Command,
    name: string,
    description: string,
    act: (databases: CliDatabases, given: Given) => Promise<CommandResult>,
  ): Command;
  /** In the database of the tenant that --tenant names. */
  addForTenant(
    parent: Command,
    name: string,
    description: string,
    act: (database: Database, given: Given) => Promise<CommandResult>,
  ): Command;
}

export function createCommands(context: CliContext, show: (result: CommandResult) => void): Commands {
  const commands: Commands = {
    add: (parent, name, description, act) =>
      parent
        .command(name)
        .description(description)
        .action(async (...given: unknown[]) => {
          const command = given.at(-1) as Command;
          const options = command.optsWithGlobals<Options>();
          const path = [parent.parent === null ? '' : parent.name(), command.name()].join(' ').trim();
          show(await act({ options, words: command.args, startRun: () => startRun(context, path, options) }));
        }),
    addForDatabases: (parent, name, description, act) =>
      commands.add(parent, name, description, (given) =>
        useDatabases(context, given.options, (databases) => act(databases, given)),
      ),
    addForTenant: (parent, name, description, act) =>
      commands
        .addForDatabases(parent, name, description, (databases, given) =>
          inHomeByCode(databases, String(given.options['tenant']), (database) => act(database, given)),
        )
        .requiredOption('--tenant <code>', 'code of the tenant'),
  };
  return commands;
}
