import { createTransport } from 'nodemailer';

import { FailedForGood } from '../jobs/job-handler.js';
import { isLocalHost } from '../local-host.js';
import type { SendMail } from './mail.js';

const TIMEOUT_MS = 30_000;

function openTransport(url: string, timeoutMs: number) {
  return createTransport({
    url,
    // What the address says replaces it.
    requireTLS: !isLocalHost(new URL(url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Attachments are passed as bytes; nodemailer must not read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and signs in without sending a mail. Rejects with the reason of the mail server. */
export async function tryMailServer(url: string, timeoutMs: number): Promise<void> {
  await openTransport(url, timeoutMs).verify();
}

/**
 * Sends mail over SMTP, to another host only with TLS (PLAT-153), unless the address ends with `?requireTLS=false`.
 * `from` is an address, with or without a display name.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): SendMail {
  const transport = openTransport(url, TIMEOUT_MS);
  const host = /@([^>\s]+)/u.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text, html, unsubscribeUrl, attachments }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
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

/** Lets a mail program offer to stop the mails, with one click (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A 5xx about the recipient or the content is permanent; one about our connection or sign-in may not be. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}

/** Used when no mail server is configured: the mail job is retried until there is one. */
export const noMailer: SendMail = () => Promise.reject(new Error('No mail server is configured (SMTP_URL)'));
