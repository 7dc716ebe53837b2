import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';

import { retryImports } from '../../retry-imports.js';
import { skipFacades } from '../../skip-facades.js';
import { buildModules } from './testing/build-modules.js';

const modules: Readonly<Record<string, string>> = {
  'main.js':
    "globalThis.pages = [() => import('one.js'), async () => (await import('two.js')).two, () => import('look.css')];",
  'one.js': "export { one, one as default } from 'shared.js';",
  'two.js': "import 'nothing.js'; export { two } from 'shared.js';",
  'nothing.js': '',
  'look.css': 'body { color: teal; }',
  'shared.js': "export const one = globalThis.one ?? 'one'; export const two = one + 1;",
};

/** Builds two modules that are imported on demand and share a chunk. */
const buildPages = (plugins: readonly Plugin[]) =>
  buildModules(modules, {
    plugins,
    input: 'main.js',
    output: { codeSplitting: { groups: [{ name: 'shared', test: /shared\.js$/ }] } },
  });

describe('a module imported on demand from a shared chunk', () => {
  it('[PLAT-289] is read from that chunk, without a file that only names it', async () => {
    expect([...(await buildPages([])).keys()].toSorted()).toEqual(['main', 'one', 'shared', 'two']);
    const files = await buildPages([skipFacades()]);
    expect([...files.keys()].toSorted()).toEqual(['main', 'shared']);
    expect(files.get('main')).not.toMatch(/\.\/(one|two)-/u);
  });

  it.each([
    ['as built', []],
    ['with imports that are tried again', [retryImports()]],
  ])('[PLAT-289] has its own exports, %s', async (_what, others) => {
    const files = await buildPages([skipFacades(), ...others]);
    const code = files.get('main') ?? '';
    const shared = toAddress(files.get('shared') ?? '');
    await import(/* @vite-ignore */ toAddress(code.replaceAll(/"\.\/shared-[^"]+"/gu, `"${shared}"`)));
    const [one, two] = (globalThis as unknown as { pages: (() => Promise<unknown>)[] }).pages;
    expect(await one?.()).toEqual({ one: 'one', default: 'one' });
    expect(await two?.()).toBe('one1');
  });
});

it('[PLAT-289] styles that are imported on demand need no module', async () => {
  expect((await buildPages([skipFacades()])).get('main')).not.toMatch(/look-[^"'`]*\.js/u);
});

function toAddress(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
