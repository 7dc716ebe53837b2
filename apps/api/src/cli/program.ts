import { Command, CommanderError } from 'commander';

import { migrateAndPrint } from '../database/migrate.js';
import { scrubText } from '../http/problems/scrub.js';
import { OnboardingRefused } from '../onboarding/index.js';
import { addAccountCommands } from './account-commands.js';
import { listChanges, readDay } from './change-commands.js';
import { type CliContext, CommandFailure, type CommandResult, exitCodes } from './cli-context.js';
import { inEach, inHomeByHost, Commands } from './cli-databases.js';
import { examine } from './doctor.js';
import {
  type InvoiceOptions,
  setProviderWebhook,
  type WebhookOptions,
  writeInvoice,
} from './provider-commands.js';
import { listJobs, retryJobs } from './job-commands.js';
import { addMoveCommands } from './move-commands.js';
import { addPersonCommands } from './person-commands.js';
import { describeFormat, planOrApply, planOrLoadTariff } from './tenant-commands.js';

/** Runs a command of `consign` and returns its exit code (PLAT-80). */
export async function runCli(words: readonly string[], context: CliContext): Promise<number> {
  const { print, printError } = context;
  let exitCode: number = exitCodes.done;
  const program = buildProgram(context, (result) => {
    if (isJson()) print(JSON.stringify(result.json, null, 2));
    else result.lines.forEach(print);
    exitCode = result.exitCode ?? exitCodes.done;
  });
  const isJson = () => program.opts<{ json?: boolean }>().json === true;
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    const failure =
      error instanceof CommandFailure
        ? error
        : error instanceof OnboardingRefused
          ? new CommandFailure(exitCodes.refused, error.lines)
          : new CommandFailure(exitCodes.unavailable, [
              scrubText(error instanceof Error ? error.message : String(error)),
            ]);
    if (isJson()) print(JSON.stringify({ error: failure.lines, ...failure.details }, null, 2));
    else failure.lines.forEach(printError);
    return failure.exitCode;
  }
}

function buildProgram(context: CliContext, show: (result: CommandResult) => void): Command {
  const { print, printError, now } = context;
  const commands = new Commands(context, show);
  const program = new Command('consign')
    .description(
      'Sets up and looks after a Consign installation. DATABASE_URL names its PostgreSQL server, or several.',
    )
    .option('--json', 'print one JSON object instead of lines')
    .option(
      '--by <name>',
      "who changes something, for `consign changes`; without it CONSIGN_OPERATOR, or the operating system's user",
    )
    .option(
      '--database <name>',
      'only this one of the databases in DATABASE_URL; without it all, or the one that has the tenant',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
    .showHelpAfterError('(add --help for the options)')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 refused or something is wrong, 2 wrong words, 3 no database.',
    );

  commands.addForDatabases(
    program,
    'migrate',
    'bring the schema of each database up to date, one after the other',
    async ({ chosen }, { options }) => {
      const ran = await inEach(chosen, (database, name) =>
        migrateAndPrint(database, now(), (line) => {
          if (!options.json) print(name === null ? line : `${name}: ${line}`);
        }),
      );
      return { lines: [], json: { ran: ran.flat() } };
    },
  );
  for (const [name, isApplied, description] of [
    ['plan', false, 'show what a tenant file would change, and store nothing'],
    ['apply', true, 'store what differs, in one transaction'],
  ] as const) {
    commands
      .addForDatabases<{ readonly remove?: true }>(
        program,
        `${name} <file>`,
        description,
        (databases, { options, words: [file = ''], startRun }) =>
          planOrApply(context, databases, file, {
            isApplied,
            removes: options.remove === true,
            run: startRun(),
          }),
      )
      .option('--remove', "remove what the file's sections don't have")
      .addHelpText(
        'after',
        '\nThe file is described in docs/ONBOARDING.md; `consign schema` prints its JSON schema.',
      );
  }
  commands.add(program, 'schema', 'print the JSON schema of tenant files', () =>
    Promise.resolve(describeFormat()),
  );
  commands
    .addForDatabases<{ readonly apply?: true }>(
      program,
      'tariff <host> <file>',
      'show what a tariff file (docs/TARIFFS.md) changes for the tenant of a host',
      (databases, { options, words: [host = '', path = ''], startRun }) =>
        inHomeByHost(databases, host, (database) =>
          planOrLoadTariff(context, database, {
            host,
            path,
            isApplied: options.apply === true,
            run: startRun(),
          }),
        ),
    )
    .option('--apply', 'load it');

  addAccountCommands(program, context, commands);
  addMoveCommands(program, context, commands);
  addPersonCommands(program, commands);

  commands
    .addForTenant<InvoiceOptions>(
      program,
      'invoice',
      'write the invoice of an account as CSV, from confirmed prices',
      (database, { options }) => writeInvoice(database, options),
    )
    .requiredOption('--organisation <code>', 'code of the organisation')
    .requiredOption('--account <code>', 'code of the account')
    .requiredOption('--number <number>', 'number of the invoice')
    .requiredOption('--from <day>', 'first day of delivery in Auckland, such as 2026-11-01')
    .requiredOption('--to <day>', 'last day of delivery');
  commands
    .addForTenant<WebhookOptions>(
      program,
      'answers-webhook',
      "tell a system of the freight provider when a customer answered an exception; prints the messages' secret",
      (database, { options, startRun }) => setProviderWebhook(context, database, options, startRun()),
    )
    .option('--url <address>', 'an https address; the one before is replaced, with its secret')
    .option('--remove', 'tell nobody any more');

  const jobs = program.command('jobs').description('look after background jobs');
  commands
    .addForDatabases<{ readonly state: string }>(
      jobs,
      'list',
      'list dead jobs, or those of another state',
      ({ chosen }, { options: { state } }) => listJobs(chosen, state === 'all' ? null : state),
    )
    .option('--state <state>', 'dead, waiting or all', 'dead');
  commands
    .addForDatabases<{ readonly all?: true }>(
      jobs,
      'retry [id]',
      'make a dead job wait again, or with --all every one',
      ({ chosen }, { options, words: [id], startRun }) => {
        if ((id === undefined) !== (options.all === true)) {
          throw new CommandFailure(exitCodes.usage, ['Name one job by its id, or write --all']);
        }
        return retryJobs(chosen, id ?? null, startRun());
      },
    )
    .option('--all', 'every dead job');
  commands
    .addForDatabases<{ readonly tenant?: string; readonly since?: string }>(
      program,
      'changes',
      'list what operators changed with these commands, the newest first',
      ({ chosen }, { options: { tenant = null, since } }) =>
        listChanges(chosen, tenant, since === undefined ? null : readDay(since)),
    )
    .option('--tenant <code>', 'of this tenant only')
    .option('--since <day>', 'since this day in Auckland, such as 2026-11-22');
  commands.add(
    program,
    'doctor',
    'check environment, database, tenants, issuers, files and jobs',
    ({ options }) => examine(context, options),
  );
  return program;
}
