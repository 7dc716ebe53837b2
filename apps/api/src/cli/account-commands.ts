import type { Command } from 'commander';

import { newId } from '../ids.js';
import { disableUser, saveUser } from '../onboarding/index.js';
import type { CliContext, CommandResult } from './cli-context.js';
import { addClient, addProviderClient, disableOneClient, listAllClients } from './client-commands.js';
import type { Commands, Options } from './commands.js';

/** The commands for callers: people, and machine clients of customers and of the freight provider. */
export function addAccountCommands(program: Command, context: CliContext, commands: Commands): void {
  const user = program.command('user').description('add, change or disable users');
  commands
    .addForTenant(
      user,
      'add',
      'add a user, or change and enable the one with this issuer and subject',
      async (database, { options, startRun }) =>
        toResult(
          await saveUser(database, readUser(options), {
            run: startRun(),
            defaultIssuer: context.environment['AUTH_AUTHORITY']?.trim() || null,
            createId: () => newId(context.now()),
          }),
        ),
    )
    .requiredOption('--organisation <code>', 'code of the organisation')
    .requiredOption('--subject <sub>', "the user's `sub` at the issuer")
    .requiredOption('--name <name>', 'name')
    .requiredOption('--email <email>', 'email address')
    .requiredOption('--sites <codes>', "comma-separated codes of sites, or 'all'", splitList)
    .option('--issuer <address>', "issuer, if it isn't the tenant's")
    .option('--requesting-site <code>', 'the default requesting site; the first one without it')
    .option('--origin-site <code>', 'the default origin site; the first one without it');
  commands.addForTenant(
    user,
    'disable <email-or-subject>',
    'refuse a user within seconds; nothing is deleted',
    async (database, { options, words: [name = ''], startRun }) =>
      toResult(await disableUser(database, String(options['tenant']), name, startRun())),
  );

  const client = program.command('client').description('add, change, disable or list machine clients');
  commands
    .addForTenant(
      client,
      'add',
      'add a machine client, or change and enable the one with this issuer and subject',
      (database, { options, startRun }) => addClient(context, database, readClient(options), startRun()),
    )
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
    .option('--issuer <address>', "issuer, if it isn't the tenant's");
  commands
    .addForTenant(
      client,
      'add-provider',
      "let one of the freight provider's machine clients report events, or change and enable it",
      (database, { options, startRun }) =>
        addProviderClient(context, database, readClient(options), startRun()),
    )
    .requiredOption('--client-id <id>', "the client's id at the issuer")
    .requiredOption('--name <name>', 'name, for the list of clients')
    .option('--subject <sub>', "the `sub` of its tokens, if it isn't the client's id")
    .option('--issuer <address>', "issuer, if it isn't the tenant's");
  commands.addForTenant(
    client,
    'disable <subject>',
    'refuse a machine client within seconds; nothing is deleted',
    (database, { options, words: [subject = ''], startRun }) =>
      disableOneClient(database, String(options['tenant']), subject, startRun()),
  );
  commands
    .addForTenant(
      client,
      'list',
      'list machine clients with their sites and permissions',
      (database, { options }) =>
        listAllClients(database, String(options['tenant']), readText(options, 'organisation')),
    )
    .option('--organisation <code>', 'of this organisation only');
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
    subject: readText(options, 'subject') ?? readText(options, 'clientId') ?? '',
    permissions: readList(options, 'permissions'),
  };
}

function toResult(message: string): CommandResult {
  return { lines: [message], json: { message } };
}
