import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../database/database.js';
import { createJobRunner } from '../services/jobs/run-jobs.js';
import type { SendMail } from '../services/mail/mail.js';
import { morningMailJob } from './morning-mail-job.js';
import { createStopLinks } from './stop-links.js';

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
