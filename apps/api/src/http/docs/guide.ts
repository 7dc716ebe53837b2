import { readFileSync } from 'node:fs';

import { marked } from 'marked';

import type { ContractDocument } from '../contract/document.js';
import { problem } from '../problems/problem.js';
import { messageList, problemDetails } from '../problems/shape.js';

/** A page of the guide. Its text is Markdown in `guide/`, with `{{placeholders}}`. */
export interface GuidePage {
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

const names = ['overview', 'authentication', 'requests', 'errors', 'webhooks', 'versioning'] as const;

/** What differs by the address at which the page is read; still placeholders in the HTML of a page. */
export interface ReaderPlace {
  readonly origin: string;
  readonly issuer: string;
  readonly audience: string;
}

/** Reads and renders the guide once, for these contracts and limits. */
export function readGuide(
  documents: Readonly<Record<string, ContractDocument>>,
  rateLimit: { readonly max: number; readonly windowSeconds: number } | null,
): readonly GuidePage[] {
  const values: Readonly<Record<string, string>> = {
    services: listServices(documents),
    limits: listLimits(rateLimit),
    problemExample: JSON.stringify(problemDetails(sample, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11'), null, 2),
    messagesExample: JSON.stringify(messageList(sample, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11'), null, 2),
  };
  return names.map((name) => {
    const text = readFileSync(new URL(`guide/${name}.md`, import.meta.url), 'utf8');
    const filled = text.replaceAll(/\{\{(\w+)\}\}/gu, (all, key: string) => values[key] ?? all);
    const title = /^# (.+)$/mu.exec(filled)?.[1] ?? name;
    return { name, title, html: withAnchors(wrapTables(marked.parse(filled, { async: false }))) };
  });
}

/** Puts the issuer and address of the server that serves the page into its text. */
export function fillPlace(html: string, place: ReaderPlace, escape: (text: string) => string): string {
  return html
    .replaceAll('{{origin}}', () => escape(place.origin))
    .replaceAll('{{issuer}}', () => escape(place.issuer))
    .replaceAll('{{audience}}', () => escape(place.audience));
}

const sample = problem(422, {
  detail: 'At least one freight item is required',
  problems: [{ id: 'CONS-41', path: 'lineItems', message: 'At least one freight item is required' }],
});

function listServices(documents: Readonly<Record<string, ContractDocument>>): string {
  return Object.entries(documents)
    .map(
      ([service, { info }]) =>
        `- [${info.title}](/docs/${service}), version ${info.version} ([YAML](/docs/${service}.yaml))`,
    )
    .join('\n');
}

function listLimits(rateLimit: { readonly max: number; readonly windowSeconds: number } | null): string {
  const calls =
    rateLimit === null
      ? 'This server does not limit the number of calls.'
      : `An account can make ${rateLimit.max} calls in ${rateLimit.windowSeconds} seconds.`;
  return `${calls} A body is at most 1 MiB and often less, a file at most 10 MB, a bulk action at most 200 consignments in
one call. An address has at most 300 characters in each part.`;
}

/** A wide table scrolls by itself, so that the page never does. */
function wrapTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="wide" role="group" tabindex="0" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<th></th>', '<td></td>');
}

/** Each section has an address. */
function withAnchors(html: string): string {
  return html.replaceAll(
    /<h2>(.+?)<\/h2>/gu,
    (_all, title: string) => `<h2 id="${title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}">${title}</h2>`,
  );
}
