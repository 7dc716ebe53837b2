import { formatCount } from '@consign/domain';
import { formatDateTime } from '@consign/domain/dates';

import type { Database, Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { newId } from '../ids.js';
import type { JobHandler } from '../services/jobs/job-handler.js';
import { addJob } from '../services/jobs/job-store.js';
import type { SendMail } from '../services/mail/mail.js';
import { KEPT_DAYS, MAX_DELIVERIES } from './delivery-store.js';
import { findDisabledWebhook, listRecipients } from './webhook-store.js';
import { ANSWER_SECONDS } from './send-message.js';

const DISABLED_MAIL = 'webhook-disabled-mail';

interface DisabledMail {
  readonly webhookId: string;
  readonly userId: string;
  /** Of the last attempt. */
  readonly error: string;
}

/** Queues a mail to each recipient about the disabled webhook (PROV-28); returns how many. */
export async function queueDisabledMails(
  tx: Tx,
  owner: Owner,
  { webhookId, error, now }: { readonly webhookId: string; readonly error: string; readonly now: Date },
): Promise<number> {
  const recipients = await listRecipients(tx, owner, webhookId);
  for (const userId of recipients) {
    const payload: DisabledMail = { webhookId, userId, error };
    await addJob(tx, owner, { id: newId(now), kind: DISABLED_MAIL, payload, createdAt: now, dueAt: now });
  }
  return recipients.length;
}

/** Sends the mail, unless the webhook is switched on again. */
export function disabledMailJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly sendMail: SendMail;
}): JobHandler {
  return {
    kind: DISABLED_MAIL,
    run: async (job) => {
      const { webhookId, userId, error } = job.payload as DisabledMail;
      const found = await deps.database.inTenant(job, (tx) =>
        findDisabledWebhook(tx, job, { webhookId, userId }),
      );
      if (found === undefined) return;
      const { name, email, customer, provider, url, description, disabledAt, undelivered } = found;
      const many = `${formatCount(undelivered, 'message')} ${undelivered === 1 ? 'was' : 'were'}`;
      const path = `/api/v2/webhooks/${webhookId}`;
      await deps.sendMail({
        id: job.id,
        to: email,
        subject: `The webhook to ${new URL(url).host} is switched off`,
        text: [
          `Kia ora ${name}`,
          `A webhook of ${customer} was switched off on ${formatDateTime(disabledAt)}, New Zealand time, after three days in which its receiver took no message.`,
          [
            `Receiver: ${url}`,
            ...(description === '' ? [] : [`Description: ${description}`]),
            `Last error: ${error}`,
          ].join('\n'),
          `No consignment and no status is lost: only your system was not told. ${many} not delivered. They are kept for ${KEPT_DAYS} days, and the newest ${MAX_DELIVERIES} are listed by GET ${path}/deliveries. While the webhook is off, no new messages are written.`,
          [
            'What to do now:',
            `1. Mend the receiver: it must answer each message with 2xx within ${ANSWER_SECONDS} seconds.`,
            `2. Switch the webhook on: PUT ${path} with isActive true.`,
            `3. Send each message with the state Failed again: POST ${path}/deliveries/{deliveryId}/redeliver.`,
            '4. For what happened while it was off, read the consignments themselves.',
          ].join('\n'),
          provider,
        ].join('\n\n'),
        attachments: [],
      });
    },
  };
}
