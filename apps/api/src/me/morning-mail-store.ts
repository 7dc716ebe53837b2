import { saveRow } from '../database/save-row.js';
import { type Columns, type Row, selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';

const columns = {
  hour: 'hour',
  origin: 'origin',
  permittedAt: 'permitted_at',
  jobId: 'job_id',
  sentOn: 'sent_on',
  viewId: 'view_id',
  seesPrices: 'sees_prices',
} as const satisfies Columns<'morning_mails'>;

/** A user's choice of a morning mail, and the last day that had one. */
export type MorningMail = Row<'morning_mails', typeof columns>;

export function findMorningMail(tx: Tx, owner: Owner, userId: string): Promise<MorningMail | undefined> {
  return tx
    .selectFrom('morning_mails as m')
    .where(ownedBy(owner, 'm'))
    .where('m.user_id', '=', userId)
    .select(selectFields('m', columns))
    .executeTakeFirst();
}

/** Adds or replaces the choice; the day of the last mail stays, so that a day has no second one (MAIL-03). */
export async function storeMorningMail(
  tx: Tx,
  owner: Owner,
  userId: string,
  mail: Omit<MorningMail, 'sentOn'>,
): Promise<void> {
  const { hour, origin, permittedAt, jobId, viewId, seesPrices } = mail;
  await saveRow(
    tx,
    'morning_mails',
    { ...ownerColumns(owner), user_id: userId },
    { hour, origin, permitted_at: permittedAt, job_id: jobId, view_id: viewId, sees_prices: seesPrices },
  );
}

/** Deletes the choice; returns the job of its next mail, or undefined without a choice. */
export async function deleteMorningMail(tx: Tx, owner: Owner, userId: string): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('morning_mails')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .returning('job_id')
    .executeTakeFirst();
  return deleted?.job_id;
}

/** Sets some values of the choice, if there is one. */
export async function updateMorningMail(
  tx: Tx,
  owner: Owner,
  userId: string,
  values: Partial<{
    job_id: string;
    sent_on: string;
    origin: string;
    permitted_at: Date;
    sees_prices: boolean;
  }>,
): Promise<void> {
  await tx
    .updateTable('morning_mails')
    .set(values)
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .execute();
}
