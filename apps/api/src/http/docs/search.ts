import type { ContractDocument } from '../contract/document.js';
import { listOperations } from '../contract/operations.js';
import type { GuidePage } from './guide.js';

/** A place in the documentation, with the text that a search looks through. */
export interface Entry {
  readonly title: string;
  readonly url: string;
  readonly hint: string;
  readonly text: string;
}

const MAX_RESULTS = 40;

/** Every operation and every section of the guide. */
export function listEntries(
  documents: Readonly<Record<string, ContractDocument>>,
  guide: readonly GuidePage[],
): readonly Entry[] {
  return [...guide.flatMap(listSections), ...Object.entries(documents).flatMap(listCalls)];
}

/** Entries that contain every word of the term; entries with a word in the title first. */
export function searchEntries(entries: readonly Entry[], term: string): readonly Entry[] {
  const words = term.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 10);
  if (words.length === 0) return [];
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const isNamed = ({ title }: Entry) => words.some((word) => title.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))].slice(0, MAX_RESULTS);
}

function listSections({ name, title: page, html }: GuidePage): Entry[] {
  const address = name === 'overview' ? '/docs' : `/docs/guide/${name}`;
  return html.split(/(?=<h2 )/u).map((section) => {
    const [, id = '', title = page] = /<h2 id="([^"]*)">(.*?)<\/h2>/u.exec(section) ?? [];
    const text = section.replaceAll(/<[^>]*>/gu, ' ').toLowerCase();
    return { title, url: id === '' ? address : `${address}#${id}`, hint: `Guide: ${page}`, text };
  });
}

function listCalls([service, document]: readonly [string, ContractDocument]): Entry[] {
  return listOperations(service, document).map(({ operationId, method, path }) => {
    const operation: object = document.paths[path]?.[method] ?? {};
    const read = (key: string) => {
      const value = Object.entries(operation).find(([name]) => name === key)?.[1] as unknown;
      return typeof value === 'string' ? value : '';
    };
    const tags = 'tags' in operation && Array.isArray(operation.tags) ? operation.tags.map(String) : [];
    const hint = `${method.toUpperCase()} ${path}`;
    return {
      title: read('summary') || operationId,
      url: `/docs/${service}#/${tags[0] ?? 'default'}/${operationId}`,
      hint,
      text: [operationId, hint, read('summary'), read('description'), ...tags].join(' ').toLowerCase(),
    };
  });
}
