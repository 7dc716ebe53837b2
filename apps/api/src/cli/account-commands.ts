import type { Command } from 'commander';

import { type AccountInput, disableUser, saveUser } from '../onboarding/index.js';
import { type CliContext, type CommandResult, readSignIn } from './cli-context.js';
import {
  addClient,
  addProviderClient,
  type ClientOptions,
  disableOneClient,
  listAllClients,
  type ProviderClientOptions,
} from './client-commands.js';
import type { Commands } from './cli-databases.js';

/** The commands for callers: people, and machine clients of customers and of the freight provider. */
export function addAccountCommands(program: Command, context: CliContext, commands: Commands): void {
  const user = program.command('user').description('add, change or disable users');
  commands
    .addForTenant<AccountInput>(
      user,
      'add',
      'add a user, or change and enable the one with this issuer and subject',
      async (database, { options, startRun }) =>
        toResult(await saveUser(database, options, { ...readSignIn(context.environment), run: startRun() })),
    )
    .requiredOption('--organisation <code>', 'code of the organisation')
    .requiredOption('--subject <sub>', "the user's `sub` at the issuer")
    .requiredOption('--name <name>', 'name')
    .requiredOption('--email <email>', 'email address')
    .requiredOption('--sites <codes>', "comma-separated codes of sites, or 'all'", readSites)
    .option('--issuer <address>', "issuer, if it isn't the tenant's")
    .option('--requesting-site <code>', 'the default requesting site; the first one without it')
    .option('--origin-site <code>', 'the default origin site; the first one without it');
  commands.addForTenant(
    user,
    'disable <email-or-subject>',
    'refuse a user within seconds; nothing is deleted',
    async (database, { options, words: [name = ''], startRun }) =>
      toResult(await disableUser(database, options.tenant, name, startRun())),
  );

  const client = program.command('client').description('add, change, disable or list machine clients');
  commands
    .addForTenant<ClientOptions>(
      client,
      'add',
      'add a machine client, or change and enable the one with this issuer and subject',
      (database, { options, startRun }) => addClient(context, database, options, startRun()),
    )
    .requiredOption('--organisation <code>', 'code of the organisation')
    .requiredOption('--client-id <id>', "the client's id at the issuer")
    .requiredOption('--name <name>', 'name, shown in the history of consignments')
    .requiredOption('--email <email>', 'where mails go that it asks for')
    .requiredOption('--sites <codes>', "comma-separated codes of sites, or 'all'", readSites)
    .requiredOption(
      '--permissions <names>',
      'comma-separated: what it may do at most, such as Access.DISPATCH,Consignment.CREATE',
      splitList,
    )
    .option('--subject <sub>', "the `sub` of its tokens, if it isn't the client's id")
    .option('--issuer <address>', "issuer, if it isn't the tenant's");
  commands
    .addForTenant<ProviderClientOptions>(
      client,
      'add-provider',
      "let one of the freight provider's machine clients report events, or change and enable it",
      (database, { options, startRun }) => addProviderClient(context, database, options, startRun()),
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
      disableOneClient(database, options.tenant, subject, startRun()),
  );
  commands
    .addForTenant<{ readonly organisation?: string }>(
      client,
      'list',
      'list machine clients with their sites and permissions',
      (database, { options: { tenant, organisation = null } }) =>
        listAllClients(database, tenant, organisation),
    )
    .option('--organisation <code>', 'of this organisation only');
}

const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

function readSites(value: string): AccountInput['sites'] {
  const codes = splitList(value);
  return codes.length === 1 && codes[0] === 'all' ? 'all' : codes;
}

function toResult(message: string): CommandResult {
  return { lines: [message], json: { message } };
}
