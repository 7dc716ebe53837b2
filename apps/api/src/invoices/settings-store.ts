import { type InvoiceColumnNames, type InvoiceTolerance, noTolerance } from '@consign/domain/invoices';

import { saveRow } from '../database/save-row.js';
import type { Tx } from '../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';
import { storedJson } from '../database/columns.js';

export interface StoredSettings extends InvoiceTolerance {
  readonly columns: InvoiceColumnNames;
}

/** Whether the organisation has an account. */
export async function hasAccount(tx: Tx, owner: Owner, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('accounts')
    .where(ownedBy(owner))
    .where('id', '=', accountId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** How an account's invoices are checked; without tolerance and columns until they are saved. */
export async function findSettings(tx: Tx, owner: Owner, accountId: string): Promise<StoredSettings> {
  const found = await tx
    .selectFrom('invoice_settings')
    .where(ownedBy(owner))
    .where('account_id', '=', accountId)
    .select(['tolerance_cents as cents', 'tolerance_percent_steps as percentSteps', 'columns'])
    .executeTakeFirst();
  return found ?? { ...noTolerance, columns: {} };
}

export async function saveSettings(
  tx: Tx,
  owner: Owner,
  accountId: string,
  { cents, percentSteps, columns }: StoredSettings,
): Promise<void> {
  await saveRow(
    tx,
    'invoice_settings',
    { ...ownerColumns(owner), account_id: accountId },
    { tolerance_cents: cents, tolerance_percent_steps: percentSteps, columns: storedJson(columns) },
  );
}
