import { escapeHtml } from '../escape-html.js';
import type { ContractDocument } from '../contract/document.js';
import type { GuidePage } from './guide.js';
import type { Entry } from './search.js';

/** What every page links to. */
export interface Contents {
  readonly guide: readonly GuidePage[];
  readonly documents: Readonly<Record<string, ContractDocument>>;
}

/** A page of the guide; works without scripts. */
export function guidePage(contents: Contents, page: GuidePage): string {
  return layout(contents, page.title, guideAddress(page), `<main id="main">${page.html}</main>`);
}

/** The results for a term. */
export function searchPage(contents: Contents, term: string, found: readonly Entry[]): string {
  const items = found.map(
    ({ title, url, hint }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a><br><small>${escapeHtml(hint)}</small></li>`,
  );
  const results =
    items.length === 0
      ? `<p>Nothing was found for “${escapeHtml(term)}”. Try one word, such as label or pickup.</p>`
      : `<ul class="found">${items.join('')}</ul>`;
  return layout(contents, 'Search', '/docs/search', `<main id="main"><h1>Search</h1>${results}</main>`, term);
}

/** The page that shows one contract and lets the reader try its calls. */
export function referencePage(contents: Contents, service: string): string {
  const title = contents.documents[service]?.info.title ?? service;
  return layout(
    contents,
    title,
    `/docs/${service}`,
    `<main id="main" class="reference"><h1>${escapeHtml(title)}</h1>` +
      '<p><strong>Try it out sends real calls.</strong> What you create here is real freight, except in a demonstration. ' +
      'Choose <em>Authorize</em> and paste a <a href="/docs/guide/authentication">token</a> first; it is forgotten when ' +
      'you leave the page.</p>' +
      `<p><a href="/docs/${service}.yaml">This contract as YAML</a></p>` +
      `<div id="reference" data-contract="/docs/${service}/reference.json"><p>Loading…</p></div></main>` +
      '<script src="/docs/viewer/swagger-ui-bundle.js" defer></script><script src="/docs/start.js" defer></script>',
    '',
    '<link rel="stylesheet" href="/docs/viewer/swagger-ui.css">',
  );
}

export function guideAddress({ name }: GuidePage): string {
  return name === 'overview' ? '/docs' : `/docs/guide/${name}`;
}

function layout(
  { guide, documents }: Contents,
  title: string,
  address: string,
  body: string,
  term = '',
  head = '',
): string {
  const link = (url: string, text: string) =>
    `<li><a href="${url}"${url === address ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`;
  const pages = guide.map((page) =>
    link(guideAddress(page), page.name === 'overview' ? 'Start' : page.title),
  );
  const services = Object.keys(documents).map((each) => link(`/docs/${each}`, toWords(each)));
  return (
    `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Consign API</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${head}<link rel="stylesheet" href="/docs/style.css"></head><body>` +
    '<a class="skip" href="#main">Skip to content</a>' +
    `<header><nav aria-label="Guide"><ul>${pages.join('')}</ul></nav>` +
    `<nav aria-label="Reference"><ul>${services.join('')}</ul></nav>` +
    '<form role="search" action="/docs/search"><label for="term">Search</label>' +
    `<input id="term" name="q" type="search" maxlength="100" value="${escapeHtml(term)}">` +
    `<button>Search</button></form></header>${body}</body></html>`
  );
}

function toWords(service: string): string {
  return `${service.charAt(0).toUpperCase()}${service.slice(1)} reference`;
}
