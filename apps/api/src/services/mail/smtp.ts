import { createTransport } from 'nodemailer';

import { FailedForGood } from '../jobs/job-handler.js';
import type { SendMail } from './mail.js';

const TIMEOUT_MS = 30_000;

/** Sends by SMTP; `from` is an address with or without a name. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A document of ours is given as bytes; nothing is read from a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)/u.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text, attachments }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to: { name: '', address: to },
        subject,
        text,
        attachments: attachments.map(({ name, mediaType, content }) => ({
          filename: name,
          contentType: mediaType,
          content: Buffer.from(content),
        })),
      });
    } catch (error) {
      throw isRefused(error)
        ? new FailedForGood('The mail server rejected this mail', { cause: error })
        : error;
    }
  };
}

/** A mail server that says 5xx to the recipient or the content says so tomorrow too; one that refuses us may not. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}

/** Where no mail server is configured: what is to be sent waits for one. */
export const noMailer: SendMail = () => Promise.reject(new Error('No mail server is configured (SMTP_URL)'));
