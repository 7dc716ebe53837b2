import { type Day, today } from '@consign/domain/dates';
import { getWeekday, isWorkingDay } from '@consign/domain/schedule';
import type { FastifyBaseLogger } from 'fastify';

import { loadTimetable } from '../calendar/index.js';
import type { Database, Tx } from '../database/database.js';
import {
  type MorningMailJob,
  type Recipient,
  MORNING_MAIL,
  continueMorningMail,
  findMorningMail,
  findRecipient,
  updateMorningMail,
} from '../me/index.js';
import type { JobHandler } from '../services/jobs/job-handler.js';
import type { ClaimedJob } from '../services/jobs/job-store.js';
import { createJobRunner } from '../services/jobs/run-jobs.js';
import type { Mail, SendMail } from '../services/mail/mail.js';
import { findAttentionContent, findViewContent } from './morning-content.js';
import { writeMorningMail } from './morning-texts.js';
import { type StopLinks, createStopLinks } from './stop-links.js';

/** A permission counts for so many days after the user's last token (MAIL-05). */
const PERMITTED_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/**
 * Sends a user the mail of a working day, under the id of its job, and adds the job of the next day with its own end: one
 * of the two always exists. A job that is late to its day sends nothing.
 */
export function morningMailJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly sendMail: SendMail;
  readonly stopLinks: StopLinks;
}): JobHandler {
  return {
    kind: MORNING_MAIL,
    run: async (job, now) => {
      const day = today(job.createdAt);
      if (today(now) !== day) return;
      const inTenant = <T>(run: (tx: Tx) => Promise<T>) => deps.database.inTenant(job, run);
      const mail = await inTenant((tx) => prepareMail(tx, job, { day, now, stopLinks: deps.stopLinks }));
      if (mail === null) return;
      await deps.sendMail(mail);
      await inTenant((tx) => updateMorningMail(tx, job, readUser(job), { sent_on: day }));
    },
    onDone: goOn,
    onGivenUp: goOn,
  };
}

const goOn = (tx: Tx, job: ClaimedJob) =>
  continueMorningMail(tx, job, readUser(job), { id: job.id, dueAt: job.createdAt });

function readUser({ payload }: ClaimedJob): string {
  return (payload as MorningMailJob).userId;
}

/** The mail of a job; null where it has been sent, or there is no reason or right to send it. */
async function prepareMail(
  tx: Tx,
  job: ClaimedJob,
  { day, now, stopLinks }: { readonly day: Day; readonly now: Date; readonly stopLinks: StopLinks },
): Promise<Mail | null> {
  const { tenantId, organisationId } = job;
  const owner = { tenantId, organisationId };
  const userId = readUser(job);
  const choice = await findMorningMail(tx, owner, userId);
  if (choice?.jobId !== job.id || choice.sentOn === day) return null;
  if (now.getTime() - choice.permittedAt.getTime() > PERMITTED_DAYS * DAY_MS) return null;
  const recipient = await findRecipient(tx, owner, userId);
  if (recipient?.isPerson !== true || !(await isWorked(tx, tenantId, recipient, day))) return null;
  const viewer = { ...owner, siteIds: recipient.siteIds };
  const content = await (choice.viewId === null
    ? findAttentionContent(tx, viewer, now)
    : findViewContent(tx, viewer, { userId, now, ...choice, viewId: choice.viewId }));
  if (content === null) return null;
  const { origin } = choice;
  const unsubscribeUrl = `${origin}${stopLinks.createPath({ ...owner, userId })}`;
  return {
    id: job.id,
    to: recipient.email,
    ...writeMorningMail(content, { ...recipient, day, origin, unsubscribeUrl }),
    unsubscribeUrl,
    attachments: [],
  };
}

/** Monday to Friday where the region of the requesting site has no calendar. */
async function isWorked(tx: Tx, tenantId: string, { regionId }: Recipient, day: Day): Promise<boolean> {
  const regionIds = regionId === null ? [] : [regionId];
  const timetable = await loadTimetable(tx, tenantId, { regionIds, serviceTypeCodes: [], from: day });
  const calendar = regionId === null ? null : timetable.calendar(regionId, null);
  return calendar === null ? getWeekday(day) <= 5 : isWorkingDay(day, calendar);
}

/**
 * Sends the morning mails that are due at a moment, which need not be now: for the demonstration, whose visitors don't wait
 * for the morning. Jobs of other kinds wait for their time.
 */
export async function sendMorningMails(
  deps: {
    readonly database: Pick<Database, 'asSystem' | 'inTenant'>;
    readonly sendMail: SendMail;
    readonly fileKeys: readonly string[];
    readonly log: FastifyBaseLogger;
  },
  at: Date,
): Promise<void> {
  const { database, sendMail, fileKeys, log } = deps;
  const handler = morningMailJob({ database, sendMail, stopLinks: createStopLinks(fileKeys) });
  await createJobRunner({ database, log, handlers: [handler] }).runDue({ now: () => at });
}
