import type { Command } from 'commander';

import type { Database } from '../database/database.js';
import { listOrganisations } from '../database/organisations.js';
import { enterTenant } from '../onboarding/index.js';
import {
  type Person,
  type PersonalRow,
  buildPersonPattern,
  erasePerson,
  listPersonalRows,
} from '../retention/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { CommandFailure, type CommandResult, exitCodes } from './cli-context.js';
import type { Commands, TenantOption } from './cli-databases.js';

/** `consign person find` and `consign person erase` (PLAT-278, PLAT-279). */
export function addPersonCommands(program: Command, commands: Commands): void {
  const person = program.command('person').description('find or remove what is kept of one person');
  for (const command of [
    commands.addForTenant<Person>(
      person,
      'find',
      'list every row that has the name, the address or the number; --json has all of its texts',
      (database, { options }) => find(database, options),
    ),
    commands.addForTenant<Person>(
      person,
      'erase',
      'remove the person from what is over, and list what stays and why',
      (database, { options, startRun }) => erase(database, options, startRun()),
    ),
  ]) {
    command
      .option('--name <name>', 'the whole name')
      .option('--email <email>', 'email address')
      .option('--phone <number>', 'phone number, written in any way');
  }
}

async function find(database: Database, options: Person & TenantOption): Promise<CommandResult> {
  const pattern = readPattern(options);
  const found = [];
  for (const customer of await listCustomers(database, options)) {
    const rows = await database.asSchemaOwner(customer.owner, (tx) =>
      listPersonalRows(tx, customer.owner, pattern),
    );
    found.push(...rows.map((row) => ({ organisation: customer.name, ...row })));
  }
  return {
    lines: found.length === 0 ? ['Nothing is kept of this person'] : found.map(describe),
    json: { found },
  };
}

async function erase(
  database: Database,
  options: Person & TenantOption,
  run: CommandRun,
): Promise<CommandResult> {
  const pattern = readPattern(options);
  const done = [];
  for (const customer of await listCustomers(database, options)) {
    const erased = await database.asSchemaOwner(customer.owner, (tx) =>
      erasePerson(tx, customer.owner, pattern, run),
    );
    done.push({ organisation: customer.name, ...erased });
  }
  const lines = done.flatMap(({ organisation, removed, left }) => [
    ...Object.entries(removed).flatMap(([what, count]) =>
      count === 0 ? [] : [`${organisation}: removed from ${what.replaceAll('_', ' ')}: ${count}`],
    ),
    ...left.map((row) => `${describe({ organisation, ...row })}: stays, ${reasons[row.until]}`),
  ]);
  return { lines: lines.length === 0 ? ['Nothing is kept of this person'] : lines, json: { done } };
}

const reasons = {
  consignment: 'because its consignment is not over',
  age: 'until it is as old as Retention:Months says',
  days: 'and is deleted within days',
  account: 'because the account is active: disable it first',
  hand: 'until a user or the tenant file changes it',
  kept: 'as a record of invoices, imports or operators',
} as const satisfies Record<PersonalRow['until'], string>;

function describe({
  organisation,
  table,
  reference,
  id,
  texts,
}: PersonalRow & { readonly organisation: string }): string {
  return `${organisation}: ${table.replaceAll('_', ' ')} ${reference ?? id ?? ''} (${Object.keys(texts).join(', ')})`;
}

function readPattern(options: Person): string {
  const pattern = buildPersonPattern(options);
  if (pattern === null || pattern === '') {
    throw new CommandFailure(exitCodes.usage, [
      'Write at least one of --name, --email and --phone: whole ones, so that nobody else is found',
    ]);
  }
  return pattern;
}

async function listCustomers(database: Database, { tenant }: TenantOption) {
  return database.asSchemaOwner(null, async (tx) => {
    const tenantId = await enterTenant(tx, tenant);
    return (await listOrganisations(tx)).flatMap(
      ({ tenantId: its, organisationId, organisationCode, organisationName }) =>
        its === tenantId && organisationId !== null
          ? [
              {
                name: organisationCode ?? organisationName ?? organisationId,
                owner: { tenantId, organisationId },
              },
            ]
          : [],
    );
  });
}
