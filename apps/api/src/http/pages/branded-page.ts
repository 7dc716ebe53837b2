import { buildBrand } from '@consign/domain/branding';
import type { TenantBrand } from '@consign/domain/settings';

import type { Tenant } from '../auth/identity.js';
import { escapeHtml } from '../escape-html.js';
import { pageStyle } from './page-style.js';

/** What a page says; the parts are HTML. */
export interface PageContent {
  readonly title: string;
  readonly parts: readonly string[];
}

/** Whose page it is; null for an unknown host. */
export type PageOwner = Pick<Tenant, 'name' | 'settings'> | null;

const PRODUCT_BRAND: TenantBrand = { colour: '#2e62c9', topBarColour: null, logoPath: null };

/** A whole page in the tenant's brand, without script. The nonce is of its own style, its only one. */
export function brandedPage(tenant: PageOwner, { title, parts }: PageContent, nonce: string): string {
  const built = buildBrand(tenant?.settings.brand ?? PRODUCT_BRAND);
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
