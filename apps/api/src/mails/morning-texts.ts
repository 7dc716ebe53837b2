import { formatCount } from '@consign/domain';
import { type Day, formatDate } from '@consign/domain/dates';

import { escapeHtml } from '../http/html.js';
import type { Recipient } from '../me/index.js';
import type { Mail } from '../services/mail/mail.js';
import type { MorningContent, NamedConsignment } from './morning-content.js';

/** What a mail is about and where its links lead. */
interface Setting extends Pick<Recipient, 'name' | 'customer' | 'provider'> {
  readonly day: Day;
  readonly origin: string;
  readonly unsubscribeUrl: string;
}

/** A morning mail as text and as HTML, which loads nothing. */
export function writeMorningMail(
  content: MorningContent,
  setting: Setting,
): Required<Pick<Mail, 'subject' | 'text' | 'html'>> {
  const subject = `${content.title} on ${formatDate(setting.day)}: ${describeCounts(content)}`;
  return { subject, text: writeText(content, setting), html: writeHtml(content, setting, subject) };
}

/** '3 unresolved exceptions; 5 overdue', and of a view '5 consignments'. */
function describeCounts({ title, counts }: MorningContent): string {
  return counts
    .map(({ label, count }) =>
      label === title ? formatCount(count, 'consignment') : `${formatCount(count)} ${label.toLowerCase()}`,
    )
    .join('; ');
}

const why =
  'You get this mail on working days when there is something to tell, because you chose it in My Details.';

const opening = ({ customer }: Setting) => `This is the morning's list for your sites of ${customer}.`;

function describeList({ consignments, hasMore }: MorningContent): string {
  return hasMore ? `The first ${formatCount(consignments.length, 'consignment')}:` : 'All of them:';
}

function describeDelivery({ status, deliveryAt }: NamedConsignment): string {
  return deliveryAt === null ? status : `${status}, delivery ${formatDate(deliveryAt)}`;
}

const placeName = ({ receiver, city }: NamedConsignment): string =>
  [receiver, city].filter((part) => part !== '').join(', ');

function writeText(content: MorningContent, setting: Setting): string {
  const { name, origin, provider, unsubscribeUrl } = setting;
  return [
    `Kia ora ${name}`,
    opening(setting),
    ...content.counts.map(({ label, count, path }) => `${label}: ${formatCount(count)}\n${origin}${path}`),
    describeList(content),
    ...content.consignments.map((each) =>
      [
        each.reasons.length === 0 ? each.reference : `${each.reference}: ${each.reasons.join('; ')}`,
        placeName(each),
        describeDelivery(each),
        `${origin}${each.path}`,
      ].join('\n'),
    ),
    `${why}\nStop it: ${unsubscribeUrl}`,
    provider,
  ].join('\n\n');
}

const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #8884;vertical-align:top';
const small = 'font-size:13px;opacity:0.75';

function writeHtml(content: MorningContent, setting: Setting, title: string): string {
  const { name, origin, provider, unsubscribeUrl } = setting;
  const link = (path: string, text: string) =>
    `<a href="${escapeHtml(origin + path)}" style="font-weight:600">${escapeHtml(text)}</a>`;
  const counts = content.counts.map(
    ({ label, count, path }) =>
      `<tr><td style="${cell}">${link(path, label)}</td><td style="${cell};text-align:right">${formatCount(count)}</td></tr>`,
  );
  const rows = content.consignments.map((each) => {
    const reasons = each.reasons.length === 0 ? '' : `${escapeHtml(each.reasons.join('; '))}<br>`;
    return (
      `<tr><td style="${cell}">${link(each.path, each.reference)}<br>${escapeHtml(placeName(each))}</td>` +
      `<td style="${cell}">${reasons}<span style="${small}">${escapeHtml(describeDelivery(each))}</span></td></tr>`
    );
  });
  return (
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(title)}</title></head>` +
    '<body style="margin:0;padding:16px;font-family:system-ui,sans-serif;font-size:15px;line-height:1.45">' +
    `<div style="max-width:640px;margin:0 auto"><p>Kia ora ${escapeHtml(name)}</p><p>${escapeHtml(opening(setting))}</p>` +
    `<table style="border-collapse:collapse">${counts.join('')}</table>` +
    `<p style="margin-top:24px">${describeList(content)}</p>` +
    `<table style="border-collapse:collapse;width:100%">${rows.join('')}</table>` +
    `<p style="margin-top:24px">${escapeHtml(provider)}</p>` +
    `<p style="${small}">${why} <a href="${escapeHtml(unsubscribeUrl)}">Stop this mail</a></p></div></body></html>`
  );
}
