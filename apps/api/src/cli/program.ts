import { Command, CommanderError } from 'commander';

import type { Database } from '../database/database.js';
import { migrateAndPrint } from '../database/migrate.js';
import { scrubText } from '../http/problems/scrub.js';
import { OnboardingRefused } from '../onboarding/index.js';
import { type Act, addAccountCommands } from './account-commands.js';
import { listChanges, readDay } from './change-commands.js';
import { type CliContext, CommandFailure, type CommandResult, exitCodes, startRun } from './cli-context.js';
import { type CliDatabases, inEach, useDatabases } from './cli-databases.js';
import { examine } from './doctor.js';
import { setProviderWebhook, writeInvoice } from './provider-commands.js';
import { listJobs, retryJobs } from './job-commands.js';
import { addMoveCommands } from './move-commands.js';
import { addPersonCommands } from './person-commands.js';
import { inHomeByCode, inHomeByHost } from './tenant-home.js';
import { describeFormat, planOrApply, planOrLoadTariff } from './tenant-commands.js';

/** Runs a command of `consign` and returns its exit code (PLAT-80). */
export async function runCli(words: readonly string[], context: CliContext): Promise<number> {
  const { print, printError } = context;
  let exitCode: number = exitCodes.done;
  let isJson = false;
  /** Runs a command with the options that it was given, and prints what it found. */
  const act =
    (run: (options: Readonly<Record<string, unknown>>, words: readonly string[]) => Promise<CommandResult>) =>
    async (...given: unknown[]) => {
      const command = given.at(-1) as Command;
      const options = command.optsWithGlobals<Readonly<Record<string, unknown>>>();
      isJson = options['json'] === true;
      const result = await run(options, command.args);
      if (isJson) print(JSON.stringify(result.json, null, 2));
      else result.lines.forEach(print);
      exitCode = result.exitCode ?? exitCodes.done;
    };
  try {
    await buildProgram(context, act).parseAsync([...words], { from: 'user' });
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
    if (isJson) print(JSON.stringify({ error: failure.lines, ...failure.details }, null, 2));
    else failure.lines.forEach(printError);
    return failure.exitCode;
  }
}

type Options = Readonly<Record<string, unknown>>;

function buildProgram(context: CliContext, act: Act): Command {
  const { print, printError, now } = context;
  const withDatabases = (options: Options, run: (databases: CliDatabases) => Promise<CommandResult>) =>
    useDatabases(context, options, run);
  const withTenant = (options: Options, run: (database: Database) => Promise<CommandResult>) =>
    withDatabases(options, (databases) => inHomeByCode(databases, String(options['tenant']), run));
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

  program
    .command('migrate')
    .description('bring the schema of each database up to date, one after the other')
    .action(
      act((options) =>
        withDatabases(options, async ({ chosen }) => {
          const ran = await inEach(chosen, (database, name) =>
            migrateAndPrint(database, now(), (line) => {
              if (options['json'] !== true) print(name === null ? line : `${name}: ${line}`);
            }),
          );
          return { lines: [], json: { ran: ran.flat() } };
        }),
      ),
    );
  for (const [name, isApplied] of [
    ['plan', false],
    ['apply', true],
  ] as const) {
    program
      .command(`${name} <file>`)
      .description(
        isApplied
          ? 'store what differs, in one transaction'
          : 'show what a tenant file would change, and store nothing',
      )
      .option('--remove', "remove what the file's sections don't have")
      .addHelpText(
        'after',
        '\nThe file is described in docs/ONBOARDING.md; `consign schema` prints its JSON schema.',
      )
      .action(
        act((options, [file = '']) =>
          withDatabases(options, (databases) =>
            planOrApply(context, databases, file, {
              isApplied,
              removes: options['remove'] === true,
              run: startRun(context, name, options),
            }),
          ),
        ),
      );
  }
  program
    .command('schema')
    .description('print the JSON schema of tenant files')
    .action(act(() => Promise.resolve(describeFormat())));
  program
    .command('tariff <host> <file>')
    .description('show what a tariff file (docs/TARIFFS.md) changes for the tenant of a host')
    .option('--apply', 'load it')
    .action(
      act((options, [host = '', path = '']) =>
        withDatabases(options, (databases) =>
          inHomeByHost(databases, host, (database) =>
            planOrLoadTariff(context, database, {
              host,
              path,
              isApplied: options['apply'] === true,
              run: startRun(context, 'tariff', options),
            }),
          ),
        ),
      ),
    );

  addAccountCommands(program, context, act, withTenant);
  addMoveCommands(program, context, act);
  addPersonCommands(program, context, act, withTenant);

  program
    .command('invoice')
    .description('write the invoice of an account as CSV, from confirmed prices')
    .requiredOption('--tenant <code>', 'code of the tenant')
    .requiredOption('--organisation <code>', 'code of the organisation')
    .requiredOption('--account <code>', 'code of the account')
    .requiredOption('--number <number>', 'number of the invoice')
    .requiredOption('--from <day>', 'first day of delivery in Auckland, such as 2026-11-01')
    .requiredOption('--to <day>', 'last day of delivery')
    .action(act((options) => withTenant(options, (database) => writeInvoice(database, options))));

  program
    .command('answers-webhook')
    .description(
      "tell a system of the freight provider when a customer answered an exception; prints the messages' secret",
    )
    .requiredOption('--tenant <code>', 'code of the tenant')
    .option('--url <address>', 'an https address; the one before is replaced, with its secret')
    .option('--remove', 'tell nobody any more')
    .action(
      act((options) => {
        const url = typeof options['url'] === 'string' ? options['url'] : null;
        if ((url === null) !== (options['remove'] === true)) {
          throw new CommandFailure(exitCodes.usage, ['Name an address with --url, or write --remove']);
        }
        const run = startRun(context, 'answers-webhook', options);
        const asked = { tenantCode: String(options['tenant']), url };
        return withTenant(options, (database) => setProviderWebhook(context, database, asked, run));
      }),
    );

  const jobs = program.command('jobs').description('look after background jobs');
  jobs
    .command('list')
    .description('list dead jobs, or those of another state')
    .option('--state <state>', 'dead, waiting or all', 'dead')
    .action(
      act((options) =>
        withDatabases(options, ({ chosen }) =>
          listJobs(chosen, options['state'] === 'all' ? null : String(options['state'])),
        ),
      ),
    );
  jobs
    .command('retry [id]')
    .description('make a dead job wait again, or with --all every one')
    .option('--all', 'every dead job')
    .action(
      act((options, [id]) => {
        if ((id === undefined) !== (options['all'] === true)) {
          throw new CommandFailure(exitCodes.usage, ['Name one job by its id, or write --all']);
        }
        const run = startRun(context, 'jobs retry', options);
        return withDatabases(options, ({ chosen }) => retryJobs(chosen, id ?? null, run));
      }),
    );
  program
    .command('changes')
    .description('list what operators changed with these commands, the newest first')
    .option('--tenant <code>', 'of this tenant only')
    .option('--since <day>', 'since this day in Auckland, such as 2026-11-22')
    .action(
      act((options) => {
        const { tenant, since } = options;
        const from = since === undefined ? null : readDay(String(since));
        return withDatabases(options, ({ chosen }) =>
          listChanges(chosen, tenant === undefined ? null : String(tenant), from),
        );
      }),
    );
  program
    .command('doctor')
    .description('check environment, database, tenants, issuers, files and jobs')
    .action(act((options) => examine(context, options)));
  return program;
}
