import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readText } from '../repository/files.js';

/** A folder of the workspace with tests of its own. */
export interface Part {
  /** As `pnpm test <part>` and Vitest's projects call it. */
  readonly name: string;
  /** Relative to the root. */
  readonly folder: string;
}

/** The journeys, which Playwright runs. */
export const JOURNEYS = 'e2e';

/** Every part, by name. */
export function listParts(root: string): Part[] {
  const groups = ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => ({ name, folder: `${group}/${name}` })),
  );
  const all = [...groups, ...['bench', 'tools'].map((name) => ({ name, folder: name }))];
  return all
    .filter(
      ({ name, folder }) => name === JOURNEYS || existsSync(path.join(root, folder, 'vitest.config.ts')),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The parts of these names, or the reason why there are none. */
export function chooseParts(names: readonly string[], all: readonly Part[]): readonly Part[] | string {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    return `Unknown part: ${unknown.join(', ')}. Choose from: ${all.map(({ name }) => name).join(', ')}`;
  }
  return all.filter(({ name }) => names.includes(name));
}

/** The TypeScript program of every package whose code runs in the browser. */
export const browserProgram = 'apps/web/tsconfig.browser.json';

/** The folders of these packages, such as packages/ui. */
export function listBrowserFolders(root: string): string[] {
  const { include } = JSON.parse(readText(root, browserProgram)) as { readonly include: readonly string[] };
  return include.map((place) => {
    const [parent = '', name = ''] = path.posix.join(path.posix.dirname(browserProgram), place).split('/');
    return `${parent}/${name}`;
  });
}
