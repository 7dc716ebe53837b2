import { nextLocalHour } from '@consign/domain/dates';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import type { OperationContext } from '../http/contract/operation.js';
import { newId } from '../ids.js';
import { addJob, cancelJob } from '../services/jobs/job-store.js';
import {
  type MorningMail,
  deleteMorningMail,
  findMorningMail,
  storeMorningMail,
  updateMorningMail,
} from './morning-mail-store.js';

export const MORNING_MAIL = 'morning-mail';

export interface MorningMailJob {
  readonly userId: string;
}

/** The permission for what the mail lists (MAIL-05). */
export const MORNING_MAIL_PERMISSION = 'Consignment.LimitedEdit';

/** Sends the user a mail at an hour of working days from now on (MAIL-01). */
export async function startMorningMail(
  tx: Tx,
  context: Pick<OperationContext, 'owner' | 'origin' | 'now'> & {
    readonly user: Pick<OperationContext['user'], 'id' | 'permissions'>;
  },
  { hour, viewId }: Pick<MorningMail, 'hour' | 'viewId'>,
): Promise<void> {
  const { owner, user, origin, now } = context;
  const before = await findMorningMail(tx, owner, user.id);
  if (before !== undefined) await cancelJob(tx, owner, before.jobId);
  const jobId = await addNextJob(tx, owner, user.id, { hour, after: now });
  const seesPrices = user.permissions.has('Consignment.ViewPricing');
  await storeMorningMail(tx, owner, user.id, { hour, origin, permittedAt: now, jobId, viewId, seesPrices });
}

/** Stops the mail, if there is one. */
export async function stopMorningMail(tx: Tx, owner: Owner, userId: string): Promise<void> {
  const jobId = await deleteMorningMail(tx, owner, userId);
  if (jobId !== undefined) await cancelJob(tx, owner, jobId);
}

/** Adds the job of the mail after a given one, unless the user has changed or stopped the mail since. */
export async function continueMorningMail(
  tx: Tx,
  owner: Owner,
  userId: string,
  job: { readonly id: string; readonly dueAt: Date },
): Promise<void> {
  const mail = await findMorningMail(tx, owner, userId);
  if (mail?.jobId !== job.id) return;
  const jobId = await addNextJob(tx, owner, userId, { hour: mail.hour, after: job.dueAt });
  await updateMorningMail(tx, owner, userId, { job_id: jobId });
}

/** Notes that the user still may read what the mail lists, or ends the mail (MAIL-05). */
export async function renewMorningMail(tx: Tx, context: OperationContext): Promise<void> {
  const { owner, user, origin, now } = context;
  if (user.permissions.has(MORNING_MAIL_PERMISSION)) {
    await updateMorningMail(tx, owner, user.id, {
      origin,
      permitted_at: now,
      sees_prices: user.permissions.has('Consignment.ViewPricing'),
    });
  } else {
    await stopMorningMail(tx, owner, user.id);
  }
}

/** The job's age counts from the hour at which it is due. */
async function addNextJob(
  tx: Tx,
  owner: Owner,
  userId: string,
  { hour, after }: { readonly hour: number; readonly after: Date },
): Promise<string> {
  const { at } = nextLocalHour(hour, after);
  const id = newId(at);
  const payload: MorningMailJob = { userId };
  await addJob(tx, owner, { id, kind: MORNING_MAIL, payload, createdAt: at, dueAt: at });
  return id;
}
