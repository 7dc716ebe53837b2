import type { components } from '@consign/api-client/consignment';
import { type Instant, timeZone } from '@consign/domain/dates';
import { type ReceiverView, canShareWithReceiver, findLinkEnd, isLinkEnded } from '@consign/domain/tracking';

import type { OperationContext } from '../../http/contract/operation.js';
import { escapeHtml } from '../../http/html.js';
import type { PageContent, PageOwner } from '../../http/pages/branded-page.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import type { StoredLink } from './tracking-link-store.js';

/** The page of a consignment for its receiver (TRAK-06): no script, nothing from elsewhere. `path` is its own. */
export function receiverPage(
  tenant: PageOwner,
  view: ReceiverView,
  { path, choice }: { readonly path: string; readonly choice: string },
): PageContent {
  const { reference, status, place, pieces, proof } = view;
  const facts = [
    ['Delivery to', place],
    ['Pieces', proof?.pieces ?? String(pieces)],
    ['Signed by', proof?.signatory ?? null],
  ] as const;
  const rows = facts.flatMap(([name, value]) =>
    value === null ? [] : [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`],
  );
  const steps = view.steps
    .toReversed()
    .map(({ name, at }) => `<li><b>${name}</b><time datetime="${at}">${formatMoment(at)}</time></li>`);
  const parts = [
    `<p class="ref">Consignment ${escapeHtml(reference)}</p><h1>${status}</h1>${arrival(view)}`,
    `<dl>${rows.join('')}</dl>`,
    choice,
    pictures(view, path),
    `<h2>Progress</h2><ol>${steps.join('')}</ol>`,
    phoneLine(tenant, reference),
  ];
  return { title: `${status}: consignment ${reference}`, parts };
}

/** The same for a link that ended and for one that never was (TRAK-07). */
export const noSuchLinkPage: PageContent = {
  title: 'This link doesn’t work',
  parts: [
    '<h1>This link doesn’t work</h1>',
    '<p>It has ended, or it isn’t complete. Ask whoever sent it to you for a new one.</p>',
  ],
};

/** Loaded as the reader reaches them, each by an address of this page (TRAK-14). */
function pictures({ proof }: ReceiverView, path: string): string {
  if (proof === null || proof.pictures.length === 0) return '';
  const shown = proof.pictures.map(
    ({ id, kind }, index) =>
      `<img src="${path}/pictures/${id}" alt="${kind}, picture ${index + 1} of ${proof.pictures.length}" loading="lazy">`,
  );
  return `<h2>Pictures of the delivery</h2><div class="pictures">${shown.join('')}</div>`;
}

function arrival({ window, expectedAt, isLate }: ReceiverView): string {
  if (window !== null)
    return `<p class="when">Booked for <strong>${formatWindow(window.startsAt, window.endsAt)}</strong></p>`;
  return expectedAt === null
    ? ''
    : `<p class="when">${isLate ? 'Was expected' : 'Expected'} <strong>${formatWeekday(expectedAt)}</strong></p>`;
}

function phoneLine(tenant: PageOwner, reference: string): string {
  const phone = tenant?.settings.receiverPhone ?? null;
  if (tenant === null || phone === null) return '';
  const dialled = phone.replaceAll(/[^\d+]/gu, '');
  return `<p class="call">Questions? Call ${escapeHtml(tenant.name)} on <a href="tel:${dialled}">${escapeHtml(phone)}</a>
    and quote ${escapeHtml(reference)}.</p>`;
}

type ReceiversPage = components['schemas']['ReceiversPage'];

/** What the address of a link is made from. */
export type LinkContext = Pick<OperationContext, 'tenant' | 'services' | 'origin' | 'now'>;

interface SharedPage {
  readonly receiversPage: ReceiversPage | null;
  /** Null while the page is not shared. */
  readonly url: string | null;
}

/** The receiver's page of a consignment and its link (TRAK-03, TRAK-04). */
export function findReceiversPage(found: ConsignmentDetail, context: LinkContext): SharedPage {
  const { trackingUrl: ownUrl, statusCode: status, statusAt, receiversLink: link } = found;
  const { settings } = context.tenant;
  if (!canShareWithReceiver({ settings, status, ownUrl }).allowed) return { receiversPage: null, url: null };
  if (link === null) return unshared('NotShared');
  const linked = { status, statusAt, linkedAt: new Date(link.createdAt) };
  const url = isLinkEnded(linked, context.now) ? null : buildPageUrl(link, context);
  if (url === null) return unshared('Ended');
  const endsAtDateTimeUtc = findLinkEnd(linked)?.toISOString() ?? null;
  return { receiversPage: { state: 'Shared', endsAtDateTimeUtc }, url };
}

function unshared(state: 'NotShared' | 'Ended'): SharedPage {
  return { receiversPage: { state, endsAtDateTimeUtc: null }, url: null };
}

/** Null if the key that signed the link is no longer one. */
export function buildPageUrl(
  link: Pick<StoredLink, 'seed' | 'hash'>,
  { tenant, services, origin }: LinkContext,
): string | null {
  const token = services.linkTokens.restore(tenant.id, link);
  return token === null ? null : `${origin}/track/${token}`;
}

const weekday = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const moment = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-NZ', { timeZone, hour: 'numeric', minute: '2-digit' });

/** 'Thursday, 19 March' in Auckland. */
const formatWeekday = (instant: Instant): string => weekday.format(new Date(instant));

/** 'Thu, 19 Mar 2026, 8:00 am' in Auckland. */
const formatMoment = (instant: Instant): string => moment.format(new Date(instant));

/** 'Thursday, 19 March, 8:00 am – 12:00 pm' in Auckland; no line breaks within the times, nor after the dash. */
export function formatWindow(startsAt: Instant, endsAt: Instant): string {
  const times = [startsAt, endsAt].map((instant) => clock.format(new Date(instant))).join(' –\u{2060} ');
  return `${formatWeekday(startsAt)}, ${times.replaceAll(/\s/gu, '\u{A0}')}`;
}
