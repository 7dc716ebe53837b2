import { Html, markup } from './html.js';
import { styleSheet } from './style.js';

export interface Page {
  title: string;
  body: Html;
  accentColor?: string | undefined;
  /** 'wide' for lists; a card otherwise. */
  layout?: 'card' | 'wide' | undefined;
}

/** The whole document. The nonce is the one that the Content-Security-Policy names. */
export function renderPage({ title, body, accentColor, layout = 'card' }: Page, nonce: string): string {
  return markup`<!doctype html>
    <html lang="en-NZ">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${new Html(styleSheet(accentColor))}
        </style>
      </head>
      <body>
        <main class="${layout}">
          <p class="product">Consign</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>
`.text;
}
