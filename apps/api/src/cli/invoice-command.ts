import { addDays, findDay, startOfDayUtc } from '@consign/domain/dates';
import { invoiceLimits, writeInvoiceCsv } from '@consign/domain/invoices';

import type { Database } from '../database/database.js';
import { findAccount, listCharged } from '../invoices/index.js';
import { findTenantIdByCode, listOrganisations } from '../onboarding/index.js';
import { CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

/** Writes the CSV of an account's invoice from the confirmed prices of deliveries of some days (INVC-17). */
export async function writeInvoice(
  database: Database,
  options: Readonly<Record<string, unknown>>,
): Promise<CommandResult> {
  const given = (name: string) => String(options[name]);
  const [from, to] = [findDay(given('from')), findDay(given('to'))];
  if (from === null || to === null || from > to)
    throw new CommandFailure(exitCodes.usage, [
      'Write the first and the last day as 2026-11-01 and 2026-11-30',
    ]);
  const { tenantId, organisationId } = await findCustomer(database, given('tenant'), given('organisation'));
  const owner = { tenantId, organisationId };
  const account = given('account');
  const { maxLines } = invoiceLimits;
  const charged = await database.asSchemaOwner({ ...owner, userId: null }, async (tx) => {
    const found = await findAccount(tx, owner, account);
    if (found === undefined) throw refused(`The organisation has no account ${account}`);
    const period = { from: new Date(startOfDayUtc(from)), before: new Date(startOfDayUtc(addDays(to, 1))) };
    return listCharged(tx, owner, found.id, { ...period, max: maxLines + 1 });
  });
  if (charged.length === 0) throw refused('Nothing with a confirmed price was delivered on these days');
  if (charged.length > maxLines) throw refused(`More than ${maxLines} consignments. Choose fewer days`);
  const csv = writeInvoiceCsv({ number: given('number'), date: to, account }, charged);
  return { lines: [csv.trimEnd()], json: { number: given('number'), date: to, account, lines: charged } };
}

async function findCustomer(database: Database, tenant: string, organisation: string) {
  return database.asSchemaOwner(null, async (tx) => {
    const tenantId = await findTenantIdByCode(tx, tenant);
    if (tenantId === null) throw refused(`There is no tenant ${tenant}`);
    const known = (await listOrganisations(tx)).filter((each) => each.tenantId === tenantId);
    const found = known.find(({ organisationCode }) => organisationCode === organisation);
    if (found === undefined || found.organisationId === null)
      throw refused(`The tenant has no organisation ${organisation}`);
    return { tenantId, organisationId: found.organisationId };
  });
}

const refused = (message: string) => new CommandFailure(exitCodes.refused, [message]);
