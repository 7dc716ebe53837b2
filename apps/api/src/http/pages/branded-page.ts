import { type Brand, buildBrand } from '@consign/domain/branding';
import type { TenantBrand } from '@consign/domain/settings';
import type { FastifyReply } from 'fastify';

import type { Tenant } from '../auth/identity.js';
import { escapeHtml, createNonce } from '../html.js';

/** What a page says; the parts are HTML. */
export interface PageContent {
  readonly title: string;
  readonly parts: readonly string[];
}

/** Whose page it is; null for an unknown host. */
export type PageOwner = Pick<Tenant, 'name' | 'settings'> | null;

const PRODUCT_BRAND: TenantBrand = { colour: '#2e62c9', topBarColour: null, logoPath: null };

/** A whole page in the tenant's brand, without script. The nonce is of its own style, its only one. */
function brandedPage(tenant: PageOwner, { title, parts }: PageContent, nonce: string): string {
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

/** The style of a page in a brand, light and dark. */
function pageStyle({ brand, neutral, night, topBar, radius }: Brand): string {
  const light = colours({
    ground: neutral[1],
    card: '#fff',
    text: neutral[9],
    dimmed: neutral[7],
    line: neutral[3],
    link: brand[7],
    mark: brand[6],
    button: brand[6],
    bar: topBar.light,
  });
  const dark = colours({
    ground: night[8],
    card: night[7],
    text: night[0],
    dimmed: night[2],
    line: night[5],
    link: brand[3],
    mark: brand[4],
    button: brand[6],
    bar: topBar.dark,
  });
  return `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}${rules(radius)}`;
}

function colours({
  bar,
  ...named
}: Readonly<Record<'ground' | 'card' | 'text' | 'dimmed' | 'line' | 'link' | 'mark' | 'button', string>> & {
  readonly bar: Brand['topBar']['light'];
}): string {
  const all = { ...named, bar: bar.ground, 'bar-text': bar.text, 'bar-mark': bar.mark, 'bar-line': bar.line };
  return Object.entries(all)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const rules = (radius: number): string => `
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
header{display:flex;align-items:center;gap:10px;padding:14px 20px;background:var(--bar);color:var(--bar-text);border-bottom:1px solid var(--bar-line);font-weight:600}
header svg{width:24px;height:24px;fill:var(--bar-mark)}
main{max-width:640px;margin:24px auto;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:${radius * 2}px;overflow-wrap:anywhere}
h1{margin:0;font-size:30px;line-height:1.2}
h2{margin:28px 0 8px;font-size:18px}
p{margin:8px 0}
a{color:var(--link)}
.ref,dt,time,.hint{color:var(--dimmed);font-size:14px}
.ref{margin:0 0 4px}
.when{font-size:18px}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:16px;margin:24px 0;padding:16px 0;border-block:1px solid var(--line)}
dd{margin:0;font-weight:600}
ol{margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:8px 0 8px 22px;position:relative}
li b{font-weight:600}
li::before{content:'';position:absolute;left:2px;top:16px;width:9px;height:9px;border-radius:50%;background:var(--line)}
li:first-child::before{background:var(--mark)}
.call{margin-top:24px}
fieldset{margin:0 0 24px;padding:16px;border:1px solid var(--line);border-radius:8px}
legend{padding:0 6px;font-size:18px;font-weight:600}
label{display:flex;gap:12px;align-items:center;min-height:44px;padding:6px 0;border-top:1px solid var(--line)}
input{width:20px;height:20px;margin:0;accent-color:var(--mark);flex:none}
button{min-height:44px;margin-top:16px;padding:0 20px;border:0;border-radius:6px;background:var(--button);color:#fff;font:inherit;font-weight:600;cursor:pointer}
.pictures{display:flex;flex-wrap:wrap;align-items:flex-start;gap:12px}
.pictures img{display:block;min-width:44px;min-height:44px;max-width:100%;max-height:240px;border:1px solid var(--line);border-radius:6px;color:var(--dimmed);font-size:14px}
.problem{padding:10px 14px;border-left:3px solid var(--mark);background:var(--ground)}
@media(max-width:480px){li{flex-direction:column}}
@media(max-width:680px){main{margin:0;border-width:0 0 1px;border-radius:0;padding:20px}}
`;

/** What a page does beside being read. */
interface PageUse {
  /** It sends a form to this host. */
  readonly hasForm?: boolean;
  /** It shows pictures of this host. */
  readonly hasPictures?: boolean;
}

/** Answers with a page in the tenant's brand, which no cache or index keeps, without anything of another host. */
export function sendPage(
  reply: FastifyReply,
  tenant: PageOwner,
  content: PageContent,
  { hasForm = false, hasPictures = false }: PageUse = {},
): FastifyReply {
  const nonce = createNonce();
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasPictures ? ["img-src 'self'"] : []),
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(brandedPage(tenant, content, nonce));
}
