import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

const entries: Readonly<Record<string, () => Promise<object>>> = {
  '.': () => import('./public.js'),
  './status': () => import('./status/public.js'),
  './permissions': () => import('./permissions/public.js'),
  './settings': () => import('./settings/public.js'),
  './dates': () => import('./dates/public.js'),
  './schedule': () => import('./schedule/public.js'),
  './freight': () => import('./freight/public.js'),
  './csv': () => import('./csv/public.js'),
  './rules': () => import('./rules/public.js'),
  './extras': () => import('./extras/public.js'),
  './files': () => import('./files/public.js'),
  './gs1': () => import('./gs1/public.js'),
  './branding': () => import('./branding/public.js'),
  './pricing': () => import('./pricing/public.js'),
  './import-csv': () => import('./import-csv/public.js'),
};

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

/** The names and sentences of the README, by entry. */
async function readList(): Promise<Map<string, Map<string, string>>> {
  const [, ...sections] = (await read('README.md')).split(/^### `@consign\/domain/mu);
  return new Map(
    sections.map((section) => {
      const rows = section.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gmu);
      return [
        `.${section.split('`', 1)[0]}`,
        new Map([...rows].map(([, name = '', text = '']) => [name, text])),
      ];
    }),
  );
}

it('[PLAT-254] the README lists the entries that are published', async () => {
  const { publishConfig } = JSON.parse(await read('package.json')) as {
    publishConfig: { exports: Record<string, { default: string }> };
  };
  const published = Object.entries(publishConfig.exports);
  expect(published.map(([entry]) => entry).toSorted()).toEqual(Object.keys(entries).toSorted());
  for (const [entry, { default: file }] of published) expect(file).toBe(`./dist${entry.slice(1)}/public.js`);
  expect([...(await readList()).keys()].toSorted()).toEqual(Object.keys(entries).toSorted());
});

it.each(Object.entries(entries))(
  '[PLAT-254] the README says what each name of %s does',
  async (entry, load) => {
    const listed = (await readList()).get(entry) ?? new Map<string, string>();
    expect([...listed.keys()].toSorted()).toEqual(Object.keys(await load()).toSorted());
    for (const [name, sentence] of listed) expect(`${name}: ${sentence}`).toMatch(/: [A-Z`].{15,}$/u);
  },
);
