import type { Command } from 'commander';

import type { Database } from '../database/database.js';
import { newId } from '../ids.js';
import { disableUser, saveUser } from '../onboarding/index.js';
import { type CliContext, type CommandResult, startRun } from './cli-context.js';
import { addClient, addProviderClient, disableOneClient, listAllClients } from './client-commands.js';

export type Options = Readonly<Record<string, unknown>>;

/** Makes the action of a command of what it finds. */
export type Act = (
  run: (options: Options, words: readonly string[]) => Promise<CommandResult>,
) => (...given: unknown[]) => Promise<void>;

/** Runs something in the database of the tenant that the options name. */
export type WithTenant = (
  options: Options,
  run: (database: Database) => Promise<CommandResult>,
) => Promise<CommandResult>;

/** The commands for callers: people, and machine clients of customers and of the freight provider. */
export function addAccountCommands(
  program: Command,
  context: CliContext,
  act: Act,
  withTenant: WithTenant,
): void {
  const user = program.command('user').description('add, change or disable users');
  user
    .command('add')
    .description('add a user, or change and enable the one with this issuer and subject')
    .requiredOption('--tenant <code>', 'code of the tenant')
    .requiredOption('--organisation <code>', 'code of the organisation')
    .requiredOption('--subject <sub>', "the user's `sub` at the issuer")
    .requiredOption('--name <name>', 'name')
    .requiredOption('--email <email>', 'email address')
    .requiredOption('--sites <codes>', "comma-separated codes of sites, or 'all'", splitList)
    .option('--issuer <address>', "issuer, if it isn't the tenant's")
    .option('--requesting-site <code>', 'the default requesting site; the first one without it')
    .option('--origin-site <code>', 'the default origin site; the first one without it')
    .action(
      act((options) =>
        withTenant(options, async (database) =>
          toResult(
            await saveUser(database, readUser(options), {
              run: startRun(context, 'user add', options),
              defaultIssuer: context.environment['AUTH_AUTHORITY']?.trim() || null,
              createId: () => newId(context.now()),
            }),
          ),
        ),
      ),
    );
  user
    .command('disable <email-or-subject>')
    .description('refuse a user within seconds; nothing is deleted')
    .requiredOption('--tenant <code>', 'code of the tenant')
    .action(
      act((options, [name = '']) =>
        withTenant(options, async (database) => {
          const run = startRun(context, 'user disable', options);
          return toResult(await disableUser(database, String(options['tenant']), name, run));
        }),
      ),
    );

  const client = program.command('client').description('add, change, disable or list machine clients');
  client
    .command('add')
    .description('add a machine client, or change and enable the one with this issuer and subject')
    .requiredOption('--tenant <code>', 'code of the tenant')
    .requiredOption('--organisation <code>', 'code of the organisation')
    .requiredOption('--client-id <id>', "the client's id at the issuer")
    .requiredOption('--name <name>', 'name, shown in the history of consignments')
    .requiredOption('--email <email>', 'where mails go that it asks for')
    .requiredOption('--sites <codes>', "comma-separated codes of sites, or 'all'", splitList)
    .requiredOption(
      '--permissions <names>',
      'comma-separated: what it may do at most, such as Access.DISPATCH,Consignment.CREATE',
      splitList,
    )
    .option('--subject <sub>', "the `sub` of its tokens, if it isn't the client's id")
    .option('--issuer <address>', "issuer, if it isn't the tenant's")
    .action(
      act((options) =>
        withTenant(options, (database) =>
          addClient(context, database, readClient(options), startRun(context, 'client add', options)),
        ),
      ),
    );
  client
    .command('add-provider')
    .description("let one of the freight provider's machine clients report events, or change and enable it")
    .requiredOption('--tenant <code>', 'code of the tenant')
    .requiredOption('--client-id <id>', "the client's id at the issuer")
    .requiredOption('--name <name>', 'name, for the list of clients')
    .option('--subject <sub>', "the `sub` of its tokens, if it isn't the client's id")
    .option('--issuer <address>', "issuer, if it isn't the tenant's")
    .action(
      act((options) =>
        withTenant(options, (database) => {
          const run = startRun(context, 'client add-provider', options);
          return addProviderClient(context, database, readClient(options), run);
        }),
      ),
    );
  client
    .command('disable <subject>')
    .description('refuse a machine client within seconds; nothing is deleted')
    .requiredOption('--tenant <code>', 'code of the tenant')
    .action(
      act((options, [subject = '']) =>
        withTenant(options, (database) => {
          const run = startRun(context, 'client disable', options);
          return disableOneClient(database, String(options['tenant']), subject, run);
        }),
      ),
    );
  client
    .command('list')
    .description('list machine clients with their sites and permissions')
    .requiredOption('--tenant <code>', 'code of the tenant')
    .option('--organisation <code>', 'of this organisation only')
    .action(
      act((options) => {
        const { tenant, organisation } = options;
        return withTenant(options, (database) =>
          listAllClients(database, String(tenant), organisation === undefined ? null : String(organisation)),
        );
      }),
    );
}

const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const readText = (options: Options, name: string) =>
  typeof options[name] === 'string' ? options[name] : null;
const readList = (options: Options, name: string) =>
  Array.isArray(options[name]) ? options[name].map(String) : [];

/** What people and machine clients have in common. */
function readAccount(options: Options) {
  const sites = readList(options, 'sites');
  return {
    tenantCode: readText(options, 'tenant') ?? '',
    organisation: readText(options, 'organisation') ?? '',
    issuer: readText(options, 'issuer'),
    name: readText(options, 'name') ?? '',
    email: readText(options, 'email') ?? '',
    sites: sites.length === 1 && sites[0] === 'all' ? ('all' as const) : sites,
  };
}

function readUser(options: Options) {
  return {
    ...readAccount(options),
    subject: readText(options, 'subject') ?? '',
    requestingSite: readText(options, 'requestingSite'),
    originSite: readText(options, 'originSite'),
  };
}

function readClient(options: Options) {
  return {
    ...readAccount(options),
    clientId: readText(options, 'clientId') ?? '',
    subject: readText(options, 'subject'),
    permissions: readList(options, 'permissions'),
  };
}

function toResult(message: string): CommandResult {
  return { lines: [message], json: { message } };
}
