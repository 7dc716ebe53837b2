import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { bannedPatterns } from './banned-patterns.js';
import { banned } from './banned.js';

const domainFile = 'packages/domain/src/dates/day.ts';
const testFile = 'packages/ui/src/Chip/Chip.test.tsx';

/** For each pattern a file that breaks it, and one that only looks alike. */
const planted: Record<string, { broken: [string, string][]; fine: [string, string][] }> = {
  "a path of one person's machine": {
    broken: [
      ['docs/adr/0001.md', 'Run it in `/home/mere/consign`.'],
      ['apps/web/vite.config.ts', "const root = '/Users/mere';"],
    ],
    fine: [['openapi/a.yaml', '/api/v1/scheduling/workDays: {}\nhttps://consign.example/home/page']],
  },
  'a note to do something later': {
    broken: [['apps/web/src/a.ts', '// TODO: later']],
    fine: [['apps/web/src/a.ts', "const todo = 'TODOS';"]],
  },
  'a test that is skipped, planned or alone': {
    broken: [
      [testFile, "it.only('x', () => {});"],
      [testFile, "describe.skip('x', () => {});"],
      [testFile, "test.describe.fixme('x', () => {});"],
    ],
    fine: [[testFile, "it('skips', () => list.skip(1));"]],
  },
  'a type that says nothing': {
    broken: [
      ['apps/web/src/a.ts', 'export function f(value: any) {}'],
      ['apps/web/src/a.ts', 'const a = b as any;'],
      ['apps/web/src/a.ts', 'const a: Map<string, any[]> = b;\nconst c: any = 1;'],
    ],
    fine: [['apps/web/src/a.ts', '// sites: any that are active\nconst any = 1;']],
  },
  'a compiler error silenced': {
    broken: [['apps/web/src/a.ts', '// @ts-expect-error for now']],
    fine: [['apps/web/src/a.ts', "import type { x } from '@ts/ignore';"]],
  },
  'a lint rule switched off without a reason': {
    broken: [['apps/web/src/a.ts', '// oxlint-disable-next-line no-console']],
    fine: [['apps/web/src/a.ts', '// oxlint-disable-next-line no-console -- the only way to be heard here']],
  },
  'a wait for a length of time in a test': {
    broken: [
      [testFile, 'await page.waitForTimeout(500);'],
      [testFile, 'await new Promise((resolve) => setTimeout(resolve, 10));'],
    ],
    fine: [['apps/web/src/a.ts', 'setTimeout(resolve, 10);']],
  },
  'everything exported unseen': {
    broken: [['packages/ui/src/index.ts', "export { a } from './a.js';\nexport * from './b.js';"]],
    fine: [['packages/ui/src/index.ts', "export * as icons from './icons.js';"]],
  },
  'the clock, chance or a global of the machine in the domain': {
    broken: [
      [domainFile, 'export const today = () => new Date();'],
      [domainFile, 'export const now = Date.now;'],
    ],
    fine: [
      [domainFile, 'export const day = (now: Date) => new Date(now);'],
      ['packages/domain/src/dates/day.test.ts', 'const now = new Date();'],
    ],
  },
  'the environment read outside the file that may': {
    broken: [['apps/api/src/config.ts', 'export const port = process.env.PORT;']],
    fine: [['apps/api/src/server.ts', 'const port = process.env.PORT;']],
  },
  'another word for a consignment or its freight': {
    broken: [['packages/domain/src/rules/a.ts', 'export const shipment = 1;']],
    fine: [['docs/GLOSSARY.md', 'Never shipment.']],
  },
};

const cases = (kind: 'broken' | 'fine') =>
  Object.entries(planted).flatMap(([name, { [kind]: files }]) =>
    files.map(([file, text]) => [name, file, text] as const),
  );

describe('banned', () => {
  test('each pattern has a planted fault', () => {
    expect(Object.keys(planted).sort()).toEqual(bannedPatterns.map(({ name }) => name).sort());
  });

  test.each(cases('broken'))('%s is found in %s: %s', async (name, file, text) => {
    const faults = await banned.faults(temporaryRepository({ [file]: text }));
    expect(faults).toEqual([expect.stringContaining(`has ${name}`)]);
    expect(faults[0]).toMatch(new RegExp(`^${file}:\\d+ `));
  });

  test.each(cases('fine'))('%s is not seen in %s: %s', async (_name, file, text) => {
    expect(await banned.faults(temporaryRepository({ [file]: text }))).toEqual([]);
  });

  test.each(['utils.ts', 'helpers.tsx', 'Table2.tsx', 'newSearch.ts'])('%s says nothing', async (name) => {
    expect(await banned.faults(temporaryRepository({ [`packages/ui/src/${name}`]: '' }))).toEqual([
      `packages/ui/src/${name} has a name that says nothing of what is in it`,
    ]);
  });
});
