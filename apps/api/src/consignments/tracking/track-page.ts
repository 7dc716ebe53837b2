import type { ReceiverView } from '@consign/domain/tracking';

import { escapeHtml } from '../../http/escape-html.js';
import type { PageContent, PageOwner } from '../../http/pages/branded-page.js';
import { formatMoment, formatWindow, formatWeekday } from './page-dates.js';

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
