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
export function listEntries(calls: readonly Entry[], guide: readonly GuidePage[]): readonly Entry[] {
  return [...guide.flatMap(listSections), ...calls];
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
