import { marked } from 'marked';

import type { ContractDocument } from '../contract/document.js';
import { escapeHtml } from '../html.js';
import type { GuidePage } from './guide.js';
import type { Entry } from './search.js';
import type { TagPage } from './tag-pages.js';

/** What every page links to. */
interface Contents {
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

/** The operations of one contract, each with a link to the page that shows it; works without scripts. */
export function indexPage(
  contents: Contents,
  service: string,
  { title, version, description = '' }: ContractDocument['info'],
  pages: readonly TagPage[],
): string {
  const address = `/docs/${service}`;
  const groups = pages.map(({ name, description: about, url, calls }) => {
    // An operation's fragment is its ID here too.
    const items = calls.map(
      (each) =>
        `<li id="${escapeHtml(each.url.slice(url.length + '#'.length))}"><a href="${escapeHtml(each.url)}">` +
        `${escapeHtml(each.title)}</a><br><small>${escapeHtml(each.hint)}</small></li>`,
    );
    return (
      `<h2><a href="${url}">${escapeHtml(name)}</a></h2><p>${escapeHtml(about)}</p>` +
      `<ul class="found">${items.join('')}</ul>`
    );
  });
  return layout(
    contents,
    title,
    address,
    `<main id="main"><h1>${escapeHtml(title)}</h1>${marked.parse(description, { async: false })}` +
      `<p>Version ${escapeHtml(version)}. <a href="${address}.yaml">This contract as YAML</a></p>` +
      `${groups.join('')}</main>`,
  );
}

/** Shows the operations with one tag, and lets the reader try them. */
export function referencePage(
  contents: Contents,
  service: string,
  { name, description, url }: TagPage,
): string {
  const contract = contents.documents[service]?.info.title ?? service;
  const title = `${contract}: ${name}`;
  return layout(
    contents,
    title,
    url,
    `<main id="main" class="reference"><h1>${escapeHtml(title)}</h1>` +
      `<p>${escapeHtml(description)}</p>` +
      '<p><strong>Try it out sends real calls.</strong> What you create here is real freight, except in a demonstration. ' +
      'Choose <em>Authorize</em> and paste a <a href="/docs/guide/authentication">token</a> first; it is forgotten when ' +
      'you leave the page.</p>' +
      `<p><a href="/docs/${service}">All operations of this contract</a></p>` +
      `<div id="reference" data-contract="${url}.json"><p>Loading…</p></div></main>` +
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
  const names = new Set([title, 'Consign API']);
  return (
    `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>${escapeHtml([...names].join(' · '))}</title>` +
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

/** A tag that descriptions need, as a browser writes it: whatever else begins with `<` is refused. */
const safeTag =
  /<\/?(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)(?: (?:href="(?:https?:|#|\/)[^"<>]*"|(?:align|class|rel|start|target|title)="[^"<>]*"))* ?\/?>/gu;

/**
 * Shows the page's contract. A token stays in the page's memory. The viewer cleans descriptions, and sets them as text:
 * the default policy checks each (PLAT-128).
 */
export const startScript = `window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.replaceAll(${String(safeTag)}, '').includes('<')) throw new TypeError('This markup is not allowed');
    return text;
  },
});
const place = document.getElementById('reference');
SwaggerUIBundle({
  url: place.dataset.contract,
  domNode: place,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
  requestInterceptor: (request) => {
    if (!request.loadSpec) request.headers['X-AppName'] = 'API reference';
    return request;
  },
});
`;

export const stylesheet = `:root { color-scheme: light; font-family: system-ui, sans-serif; font-size: 1rem; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #1c2430; }
a { color: #0b4f8a; }
a:focus-visible, button:focus-visible, input:focus-visible, [tabindex]:focus-visible { outline: 2px solid #0b4f8a; outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; background: #fff; padding: 0.5rem; }
header { border-bottom: 1px solid #d5dbe3; padding: 0.5rem 1rem; }
header ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; margin: 0; padding: 0; }
header li a { display: inline-block; padding: 0.35rem 0; }
header [aria-current] { font-weight: 700; text-decoration: none; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin: 0.35rem 0; }
form input { font: inherit; padding: 0.3rem 0.5rem; border: 1px solid #6a7685; border-radius: 4px; flex: 1 1 9rem; max-width: 24rem; min-width: 0; }
form button { font: inherit; padding: 0.3rem 0.75rem; border: 1px solid #0b4f8a; border-radius: 4px; background: #0b4f8a; color: #fff; }
#main { max-width: 56rem; margin: 0 auto; padding: 1rem; line-height: 1.6; overflow-wrap: anywhere; }
#main.reference { max-width: 80rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin-top: 2rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; background: #eef1f5; padding: 0.1em 0.25em; border-radius: 3px; }
pre { background: #eef1f5; padding: 0.75rem; border-radius: 4px; overflow-x: auto; }
pre code { background: none; padding: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; min-width: 30rem; overflow-wrap: break-word; }
th, td { border: 1px solid #d5dbe3; padding: 0.35rem 0.6rem; text-align: left; vertical-align: top; }
.found li { margin-bottom: 0.5rem; }
.found :target { scroll-margin-top: 1rem; background: #fff3c4; outline: 0.25rem solid #fff3c4; }
small { color: #4a5563; }
.swagger-ui .wrapper { padding: 0; }
.swagger-ui .information-container, .swagger-ui .opblock-tag { display: none; }
@media (max-width: 40rem) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; flex: 1 1 10rem; }
  .swagger-ui .opblock .opblock-summary-description { flex: 1 1 100%; }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select,
  .swagger-ui .parameters-col_description textarea { max-width: 100%; width: 100%; }
  .swagger-ui table.parameters, .swagger-ui table.parameters > tbody, .swagger-ui table.parameters > tbody > tr,
  .swagger-ui table.parameters > tbody > tr > td { display: block; min-width: 0; width: 100%; }
  .swagger-ui table.parameters > thead { display: none; }
  .swagger-ui .responses-table .response-col_status { min-width: 3rem; }
  .swagger-ui .responses-inner { padding: 0.5rem; overflow-x: auto; }
  .swagger-ui .scheme-container { padding: 0.75rem; }
}
@media (forced-colors: active) { form button { border-color: ButtonText; } }
`;
