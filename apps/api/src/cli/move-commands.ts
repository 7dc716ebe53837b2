import type { Command } from 'commander';

import {
  cancelMove,
  type MoveSide,
  type MoveStep,
  MoveRefused,
  forgetTenant,
  moveTenant,
} from '../moves/index.js';
import type { CliDatabases, Commands, Given } from './cli-databases.js';
import { type CliContext, CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

/** Prints each finished step, so that an operator knows where a move is. */
export const stepLines: Readonly<Record<MoveStep, string>> = {
  prepared: 'Both databases are ready for the move',
  published: 'Changes are kept for the other database from here on',
  subscribed: 'The copy has begun',
  copied: 'The copy is complete but for the latest changes',
  paused: 'Calls are paused',
  compared: 'The number of rows is the same in both',
  switched: 'Calls go to the other database',
  left: 'The first database has closed the tenant for good',
};

interface MoveOptions {
  readonly to: string;
  readonly forget?: true;
  readonly cancel?: true;
}

/** The commands for tenants as a whole. */
export function addMoveCommands(program: Command, context: CliContext, commands: Commands): void {
  const tenant = program.command('tenant').description('move a tenant to another database');
  commands
    .addForDatabases<MoveOptions>(
      tenant,
      'move <code>',
      'move a tenant to another of the databases in DATABASE_URL while it is used; repeat it if it ended early',
      (databases, given) => move(context, databases, given),
    )
    .requiredOption('--to <name>', 'the database that it moves to')
    .option('--forget', 'remove what the database keeps that it moved from')
    .option('--cancel', 'give the move up, before calls go to the other database');
}

async function move(
  context: CliContext,
  { all }: CliDatabases,
  { options, words: [code = ''], startRun }: Given<MoveOptions>,
): Promise<CommandResult> {
  const sides = all.flatMap(({ name, ...rest }): MoveSide[] => (name === null ? [] : [{ name, ...rest }]));
  const to = sides.find(({ name }) => name === options.to);
  if (to === undefined) {
    const has = sides.map(({ name }) => name).join(', ') || 'no names';
    throw new CommandFailure(exitCodes.usage, [`DATABASE_URL has no database ${options.to}. It has: ${has}`]);
  }
  const said: string[] = [];
  const print = (line: string) => {
    said.push(line);
    if (!options.json) context.print(line);
  };
  try {
    if (options.forget) print(await forgetTenant(code, sides, to));
    else if (options.cancel) print(await cancelMove(code, sides, to));
    else {
      await moveTenant(code, sides, to, {
        run: startRun(),
        print,
        onStep: (step) => print(stepLines[step]),
      });
    }
  } catch (error) {
    if (error instanceof MoveRefused) throw new CommandFailure(exitCodes.refused, [error.message]);
    throw error;
  }
  return { lines: [], json: { lines: said } };
}
