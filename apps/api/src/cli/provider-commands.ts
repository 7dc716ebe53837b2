import { addDays, findDay, startOfDayUtc } from '@consign/domain/dates';
import { invoiceLimits, writeInvoiceCsv } from '@consign/domain/invoices';

import type { Database } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { readEnvironment } from '../environment.js';
import { findAccount, listCharged } from '../invoices/index.js';
import { enterOrganisation, enterTenant, replaceProviderWebhook } from '../onboarding/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { checkWebhookUrl } from '../webhooks/index.js';
import { type CliContext, type CommandResult, CommandFailure, exitCodes } from './cli-context.js';
import type { TenantOption } from './cli-databases.js';

export interface InvoiceOptions {
  readonly organisation: string;
  readonly account: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
}

/** Writes the CSV of an account's invoice from the confirmed prices of deliveries of some days (INVC-17). */
export async function writeInvoice(
  database: Database,
  { tenant, organisation, account, number, ...days }: InvoiceOptions & TenantOption,
): Promise<CommandResult> {
  const [from, to] = [findDay(days.from), findDay(days.to)];
  if (from === null || to === null || from > to)
    throw new CommandFailure(exitCodes.usage, [
      'Write the first and the last day as 2026-11-01 and 2026-11-30',
    ]);
  const owner = await findCustomer(database, tenant, organisation);
  const { maxLines } = invoiceLimits;
  const charged = await database.asSchemaOwner(owner, async (tx) => {
    const found = await findAccount(tx, owner, account);
    if (found === undefined) throw refused(`The organisation has no account ${account}`);
    const period = { from: new Date(startOfDayUtc(from)), before: new Date(startOfDayUtc(addDays(to, 1))) };
    return listCharged(tx, owner, found.id, { ...period, max: maxLines + 1 });
  });
  if (charged.length === 0) throw refused('Nothing with a confirmed price was delivered on these days');
  if (charged.length > maxLines) throw refused(`More than ${maxLines} consignments. Choose fewer days`);
  const csv = writeInvoiceCsv({ number, date: to, account }, charged);
  return { lines: [csv.trimEnd()], json: { number, date: to, account, lines: charged } };
}

async function findCustomer(database: Database, tenant: string, organisation: string): Promise<Owner> {
  return database.asSchemaOwner(null, async (tx) => {
    const tenantId = await enterTenant(tx, tenant);
    return { tenantId, organisationId: await enterOrganisation(tx, tenantId, organisation) };
  });
}

const refused = (message: string) => new CommandFailure(exitCodes.refused, [message]);

export interface WebhookOptions {
  readonly url?: string;
  readonly remove?: true;
}

/** Sets or removes where a provider's system hears of answers, and shows the new secret once (ANSW-14). */
export async function setProviderWebhook(
  { environment }: CliContext,
  database: Database,
  { tenant, url, remove }: WebhookOptions & TenantOption,
  run: CommandRun,
): Promise<CommandResult> {
  if ((url === undefined) !== (remove === true)) {
    throw new CommandFailure(exitCodes.usage, ['Name an address with --url, or write --remove']);
  }
  const settings = readEnvironment(environment, 'migrating');
  if ('faults' in settings) throw new CommandFailure(exitCodes.unavailable, settings.faults);
  const fault = url === undefined ? null : checkWebhookUrl(url, settings.config);
  if (fault !== null) throw new CommandFailure(exitCodes.refused, [fault]);
  const secret = await replaceProviderWebhook(database, { tenant, url: url ?? null }, run);
  if (secret === null) {
    const message = 'No system of the freight provider is told of answers any more';
    return { lines: [message], json: { message } };
  }
  const message = `Answers to exceptions are told to ${url}`;
  return {
    lines: [message, `The secret of its messages, shown once: ${secret}`],
    json: { message, url, secret },
  };
}
