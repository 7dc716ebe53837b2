import { expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { banned, bannedPatterns } from './banned.js';

const domainFile = 'packages/domain/src/dates/day.ts';
const journeyFile = 'apps/e2e/journeys/sign-in.spec.ts';
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
    broken: [['apps/web/src/a.ts', '// TODO: later']],
    fine: [['apps/web/src/a.ts', "const todo = 'TODOS';"]],
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
    broken: [['apps/web/src/a.ts', '// oxlint-disable-next-line no-console']],
    fine: [['apps/web/src/a.ts', '// oxlint-disable-next-line no-console -- the only way to be heard here']],
  },
  'a fixed delay in a test': {
    broken: [
      [testFile, 'await page.waitForTimeout(500);'],
      [testFile, 'await new Promise((resolve) => setTimeout(resolve, 10));'],
    ],
    fine: [['apps/web/src/a.ts', 'setTimeout(resolve, 10);']],
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
};

const cases = (kind: 'broken' | 'fine') =>
  Object.entries(planted).flatMap(([name, { [kind]: files }]) =>
    files.map(([file, text]) => [name, file, text] as const),
  );

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
