import { expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { banned, bannedPatterns } from './banned.js';

const domainFile = 'packages/domain/src/dates/day.ts';
const journeyFile = 'apps/e2e/journeys/sign-in.spec.ts';
const sourceFile = 'apps/web/src/a.ts';
const testFile = 'packages/ui/src/Chip/Chip.test.tsx';

/** For each pattern, text that breaks it and text that is fine. */
const planted: Record<string, { broken: [string, string][]; fine: [string, string][] }> = {
  "a path on one person's machine": {
    broken: [
      ['docs/adr/0001.md', 'Run it in `/home/mere/consign`.'],
      ['apps/web/vite.config.ts', "const root = '/Users/mere';"],
    ],
    fine: [['openapi/a.yaml', '/api/v1/scheduling/workDays: {}\nhttps://consign.example/home/page']],
  },
  'a note for later': {
    broken: [[sourceFile, '// TODO: later']],
    fine: [[sourceFile, "const todo = 'TODOS';"]],
  },
  'a skipped or focused journey': {
    broken: [
      [journeyFile, "test.only('x', () => {});"],
      [journeyFile, "test.describe.skip('x', () => {});"],
      [journeyFile, "test.describe.fixme('x', () => {});"],
    ],
    fine: [[journeyFile, "test('skips', () => list.skip(1));"]],
  },
  'a conditional test': {
    broken: [
      [testFile, "it.skipIf(url === null)('x', () => {});"],
      [testFile, "describe.runIf(url)('x', () => {});"],
    ],
    fine: [['apps/api/src/jobs/run-jobs.race.test.ts', "describe.runIf(url)('x', () => {});"]],
  },
  'a lint rule disabled without a reason': {
    broken: [[sourceFile, '// oxlint-disable-next-line no-console']],
    fine: [[sourceFile, '// oxlint-disable-next-line no-console -- the only way to be heard here']],
  },
  'a fixed delay in a test': {
    broken: [
      [testFile, 'await page.waitForTimeout(500);'],
      [testFile, 'await new Promise((resolve) => setTimeout(resolve, 10));'],
    ],
    fine: [[sourceFile, 'setTimeout(resolve, 10);']],
  },
  'export *': {
    broken: [['packages/ui/src/index.ts', "export { a } from './a.js';\nexport * from './b.js';"]],
    fine: [['packages/ui/src/index.ts', "export * as icons from './icons.js';"]],
  },
  'the clock or randomness in the domain': {
    broken: [
      [domainFile, 'export const today = () => new Date();'],
      [domainFile, 'export const now = Date.now;'],
    ],
    fine: [
      [domainFile, 'export const day = (now: Date) => new Date(now);'],
      ['packages/domain/src/dates/day.test.ts', 'const now = new Date();'],
    ],
  },
  'a query outside database/ and *-store.ts': {
    broken: [
      ['apps/api/src/me/get-me.ts', "const rows = await tx.selectFrom('users').execute();"],
      ['apps/api/src/http/auth/users.ts', "await tx\n  .deleteFrom('users')"],
    ],
    fine: [
      ['apps/api/src/me/user-store.ts', "return tx.selectFrom('users');"],
      ['apps/api/src/database/migrate.ts', "await tx.insertInto('migrations')"],
      ['apps/api/src/me/get-me.test.ts', "await tx.updateTable('users')"],
      ['apps/api/src/me/me.ts', 'form.insertInto; list.updateTables(1);'],
    ],
  },
  'shipment for consignment or freight': {
    broken: [['packages/domain/src/rules/a.ts', 'export const shipment = 1;']],
    fine: [['docs/GLOSSARY.md', 'Never shipment.']],
  },
  'a private name (use MAX_…, …_TIMEOUT_MS, …_TTL_MS)': {
    broken: [
      [sourceFile, 'export const MOST_IDS = 200;'],
      [sourceFile, 'const CONNECT_PATIENCE_MS = 1;'],
      [sourceFile, 'const KEPT_MS = 1;'],
    ],
    fine: [[sourceFile, 'const almost = 1;']],
  },
  'a function called …Of (use to…, parse…, format…, build…)': {
    broken: [
      [sourceFile, 'export function tripOf(row: Row): Trip {'],
      [sourceFile, 'async function valueOf<T>(row: T): T {'],
      [sourceFile, 'const totalOf = (items: Item[]) => 1;'],
      [sourceFile, 'export const rowOf: Mapper = async (row) => row;'],
      [sourceFile, 'const nameOf = row => row.name;'],
    ],
    fine: [
      [sourceFile, 'const at = list.indexOf(id);\nconst partOf = { id: 1 };\nexpect(text).toBe(sumOf);'],
      [sourceFile, 'function isOneOf(value: string) {}\ntype A = keyof typeof rows;'],
    ],
  },
  'a phrase that reads as translated': {
    broken: [
      ['a.md', 'The list is read anew.'],
      ['apps/web/src/A.tsx', "const text = 'Something else is being done';"],
      [sourceFile, '/**\n * The client is told to\n * come again.\n */'],
      ['docs/spec/04.md', 'A status that is none is an error (decided).'],
    ],
    fine: [['docs/spec/part-1.txt', 'The list is read anew.']],
  },
};

const cases = (kind: 'broken' | 'fine') =>
  Object.entries(planted).flatMap(([name, { [kind]: files }]) =>
    files.map(([file, text]) => [name, file, text] as const),
  );

test('every match of a file is listed, with its line', async () => {
  const root = temporaryRepository({ 'a.md': 'Read it anew,\nand anew.' });
  expect(await banned.findFaults(root)).toEqual([
    'a.md:1 has a phrase that reads as translated: anew',
    'a.md:2 has a phrase that reads as translated: anew',
  ]);
});

test('each pattern has a planted fault', () => {
  expect(Object.keys(planted).sort()).toEqual(bannedPatterns.map(({ name }) => name).sort());
});

test.each(cases('broken'))('%s is found in %s: %s', async (name, file, text) => {
  const faults = await banned.findFaults(temporaryRepository({ [file]: text }));
  expect(faults).toEqual([expect.stringContaining(`has ${name}`)]);
  expect(faults[0]).toMatch(new RegExp(`^${file}:\\d+ `));
});

test.each(cases('fine'))('%s is not found in %s: %s', async (_name, file, text) => {
  expect(await banned.findFaults(temporaryRepository({ [file]: text }))).toEqual([]);
});

test('a file name that says nothing of its contents is a fault', async () => {
  const names = ['Table2.tsx', 'helpers.tsx', 'newSearch.ts', 'utils.ts'];
  const files = Object.fromEntries(names.map((name) => [`packages/ui/src/${name}`, '']));
  expect((await banned.findFaults(temporaryRepository(files))).toSorted()).toEqual(
    names.map((name) => `packages/ui/src/${name} has a name that does not describe its contents`),
  );
});
