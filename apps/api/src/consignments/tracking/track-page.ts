import { buildBrand } from '@consign/domain/branding';
import type { TenantBrand } from '@consign/domain/settings';
import type { ReceiverView } from '@consign/domain/tracking';

import type { Tenant } from '../../http/auth/identity.js';
import { escapeHtml } from '../../http/escape-html.js';
import { formatMoment, formatWindow, formatWeekday } from './page-dates.js';
import { pageStyle } from './track-style.js';

interface Page {
  /** Undefined for an unknown host. */
  readonly tenant: Pick<Tenant, 'name' | 'settings'> | undefined;
  /** Of the page's own style, its only one. */
  readonly nonce: string;
}

const PRODUCT_BRAND: TenantBrand = { colour: '#2e62c9', topBarColour: null, logoPath: null };

/** The page of a consignment for its receiver (TRAK-06): no script, no picture, nothing from elsewhere. */
export function receiverPage(page: Page, view: ReceiverView, choice = ''): string {
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
  return layout(page, `${status}: consignment ${reference}`, [
    `<p class="ref">Consignment ${escapeHtml(reference)}</p><h1>${status}</h1>${arrival(view)}`,
    `<dl>${rows.join('')}</dl>`,
    choice,
    `<h2>Progress</h2><ol>${steps.join('')}</ol>`,
    phoneLine(page, reference),
  ]);
}

/** The same for a link that ended and for one that never was (TRAK-07). */
export function noSuchLinkPage(page: Page): string {
  return layout(page, 'This link doesn’t work', [
    '<h1>This link doesn’t work</h1>',
    '<p>It has ended, or it isn’t complete. Ask whoever sent it to you for a new one.</p>',
  ]);
}

function arrival({ window, expectedAt, isLate }: ReceiverView): string {
  if (window !== null)
    return `<p class="when">Booked for <strong>${formatWindow(window.startsAt, window.endsAt)}</strong></p>`;
  return expectedAt === null
    ? ''
    : `<p class="when">${isLate ? 'Was expected' : 'Expected'} <strong>${formatWeekday(expectedAt)}</strong></p>`;
}

function phoneLine({ tenant }: Page, reference: string): string {
  const phone = tenant?.settings.receiverPhone ?? null;
  if (tenant === undefined || phone === null) return '';
  const dialled = phone.replaceAll(/[^\d+]/gu, '');
  return `<p class="call">Questions? Call ${escapeHtml(tenant.name)} on <a href="tel:${dialled}">${escapeHtml(phone)}</a>
    and quote ${escapeHtml(reference)}.</p>`;
}

function layout({ tenant, nonce }: Page, title: string, parts: readonly string[]): string {
  const brand = tenant?.settings.brand ?? PRODUCT_BRAND;
  const built = buildBrand(brand);
  const theme = built.ok ? built.value : productTheme();
  const name = tenant?.name ?? '';
  const logo =
    theme.mark === null ? '' : `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${theme.mark}"/></svg>`;
  return (
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(name === '' ? title : `${title} · ${name}`)}</title>` +
    `<style nonce="${nonce}">${pageStyle(theme)}</style></head>` +
    `<body><header>${logo}<span>${escapeHtml(name)}</span></header><main>${parts.join('')}</main></body></html>`
  );
}

function productTheme() {
  const built = buildBrand(PRODUCT_BRAND);
  if (!built.ok) throw new Error("The product's own brand is invalid");
  return built.value;
}
