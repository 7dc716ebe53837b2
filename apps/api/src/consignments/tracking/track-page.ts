import type { ReceiverView } from '@consign/domain/tracking';

import { escapeHtml } from '../../http/escape-html.js';
import type { PageContent, PageOwner } from '../../http/pages/branded-page.js';
import { formatMoment, formatWindow, formatWeekday } from './page-dates.js';

/** The page of a consignment for its receiver (TRAK-06): no script, no picture, nothing from elsewhere. */
export function receiverPage(tenant: PageOwner, view: ReceiverView, choice = ''): PageContent {
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
