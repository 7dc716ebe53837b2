import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const [, script = ''] = /<script>([^]*?)<\/script>/u.exec(page) ?? [];
const [, body = ''] = /<body>([^]*)<\/body>/u.exec(page) ?? [];

const modern = {
  AbortSignal: { any: true },
  URL: { canParse: true },
  CSS: { supports: (): boolean => true },
};

/** Runs the page's check as a browser that has these globals. */
function check(globals: object): void {
  runInNewContext(script, { window: globals, document });
}

const isShown = () => document.getElementById('too-old')?.hasAttribute('hidden') === false;

beforeEach(() => {
  document.body.innerHTML = body.replace(/<script>[^]*?<\/script>/u, '');
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-too-old');
});

it('[PLAT-280] a browser that has all that the application needs is told nothing', () => {
  check(modern);
  expect([isShown(), document.documentElement.hasAttribute('data-too-old')]).toEqual([false, false]);
});

it.for([
  ['nothing', {}],
  ['no AbortSignal.any', { ...modern, AbortSignal: {} }],
  ['no URL.canParse', { ...modern, URL: undefined }],
  ['no :has()', { ...modern, CSS: { supports: (): boolean => false } }],
] as const)('[PLAT-280] a browser with %s reads what to do, and starts nothing', ([, globals]) => {
  check(globals);
  expect(isShown()).toBe(true);
  expect(document.getElementById('too-old')?.textContent).toContain('Update it');
  expect(document.getElementById('root')?.hasAttribute('hidden')).toBe(true);
  expect(document.documentElement.hasAttribute('data-too-old')).toBe(true);
});

it('[PLAT-280] the check is in words that every browser reads', () => {
  expect(script).not.toMatch(/=>|`|\?\.|\?\?|\b(?:let|const|class|async) /u);
});
