import type { ContractDocument } from '../contract/document.js';

/** Lists the contracts; works without scripts. */
export function indexPage(documents: Readonly<Record<string, ContractDocument>>): string {
  const items = Object.entries(documents).map(
    ([service, { info }]) =>
      `<li><a href="/docs/${service}">${escape(info.title)}</a> (version ${escape(info.version)}, ` +
      `<a href="/docs/${service}.yaml">as YAML</a>)</li>`,
  );
  return page(
    'Consign API',
    `<main><h1>Consign API</h1><p>OpenAPI 3.1 contracts of each service.</p><ul>${items.join('')}</ul></main>`,
  );
}

/** The page that shows one contract. */
export function referencePage(
  service: string,
  services: readonly string[],
  { info }: ContractDocument,
): string {
  const links = services.map(
    (each) => `<a href="/docs/${each}"${each === service ? ' aria-current="page"' : ''}>${escape(each)}</a>`,
  );
  return page(
    info.title,
    `<nav aria-label="Services"><a href="/docs">Consign API</a>${links.join('')}` +
      `<a href="/docs/${service}.yaml">YAML</a></nav>` +
      `<main id="reference" data-contract="/docs/${service}/reference.json"><p>Loading…</p></main>` +
      '<script src="/docs/viewer/swagger-ui-bundle.js" defer></script><script src="/docs/start.js" defer></script>',
  );
}

/** Shows the page's contract. Sending is disabled, because it would create real freight. */
export const startScript = `const place = document.getElementById('reference');
SwaggerUIBundle({
  url: place.dataset.contract,
  domNode: place,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

export const stylesheet = `:root { color-scheme: light; font-family: system-ui, sans-serif; }
body { margin: 0; background: #fff; color: #1c2430; }
nav { display: flex; flex-wrap: wrap; gap: 1.25rem; padding: 0.75rem 1.25rem; border-bottom: 1px solid #d5dbe3; }
nav a, li a { color: #0b4f8a; }
nav a[aria-current] { font-weight: 700; text-decoration: none; }
main { max-width: 75rem; margin: 0 auto; padding: 1.25rem; line-height: 1.6; }
`;

function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<link rel="stylesheet" href="/docs/viewer/swagger-ui.css"><link rel="stylesheet" href="/docs/style.css">' +
    `</head><body>${body}</body></html>`
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
