import type { IdentityClient } from '../clients.js';
import { Html, markup } from './html.js';
import { productBrand, styleSheet } from './style.js';

export interface Page {
  title: string;
  body: Html;
  /** The client whose branding to use; the product's own if unknown. */
  client?: Pick<IdentityClient, 'tenantName' | 'brand'> | undefined;
  /** Progressive enhancement: every page works without it. */
  script?: Html | undefined;
  /** 'wide' for lists; a card otherwise. */
  layout?: 'card' | 'wide' | undefined;
}

/** Renders the whole document. The nonce must match the Content-Security-Policy header. */
export function renderPage({ title, body, client, script, layout = 'card' }: Page, nonce: string): string {
  const brand = client?.brand ?? productBrand;
  return markup`<!doctype html>
    <html lang="en-NZ">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${new Html(styleSheet(brand))}
        </style>
      </head>
      <body>
        <header>
          <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
            <path d="${brand.mark.path}" fill="currentColor" fill-rule="evenodd" />
          </svg>
          <span>${client?.tenantName ?? 'Consign'}</span>
        </header>
        <main class="${layout}">
          ${client && markup`<p class="product">Consign</p>`}
          <h1>${title}</h1>
          ${body}
        </main>
        ${script && markup`<script nonce="${nonce}">${script}</script>`}
      </body>
    </html>
`.text;
}
