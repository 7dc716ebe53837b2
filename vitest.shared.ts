import { fileURLToPath } from 'node:url';

import type { ViteUserConfig } from 'vitest/config';

// Dates must use Pacific/Auckland whatever the machine's time zone, so run the tests in a different one.
process.env['TZ'] = 'America/Los_Angeles';

const conditions = ['@consign/source'];

// Race tests need several sessions. Without a PostgreSQL server they are excluded rather than skipped. `pnpm test` runs them
// apart, one file at a time: beside another file, fifty calls at once would wait too long for a connection.
const runRaces = process.env['TEST_DATABASE_URL'] && process.env['TEST_RACES'] !== 'apart';
const raceTests = runRaces ? [] : ['src/**/*.race.test.ts'];

// Drills of a failover, a backup and a first installation: races that take minutes. `pnpm test:long` runs them.
const longTests = process.env['TEST_LONG'] ? [] : ['src/**/*.long.race.test.ts'];

/** Limits that only a test that hangs reaches, however busy the machine: whole screens are typed into, databases created. */
const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** A project whose tests run in Node. */
export function nodeProject(name: string, test: NonNullable<ViteUserConfig['test']> = {}): ViteUserConfig {
  return {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
    test: {
      name,
      ...limits,
      environment: 'node',
      // Importing the sources again for each file takes longer than most files' tests.
      isolate: false,
      include: ['src/**/*.test.ts'],
      exclude: ['dist/**', 'node_modules/**', ...raceTests, ...longTests],
      ...test,
    },
  };
}

const consoleSetup = fileURLToPath(new URL('./console.shared.ts', import.meta.url));

/** A project whose tests render React in a simulated browser. */
export function domProject(
  name: string,
  { setupFiles = [], sequence, ...test }: NonNullable<ViteUserConfig['test']> = {},
): ViteUserConfig {
  return {
    resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] } },
    test: {
      name,
      ...limits,
      environment: 'happy-dom',
      setupFiles: [consoleSetup, ...[setupFiles].flat()],
      // In this order, so that output written while a tree unmounts belongs to the test.
      sequence: { setupFiles: 'list', ...sequence },
      // Importing React, Mantine and the screens again for each file takes a third of the time.
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['dist/**', 'node_modules/**'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      ...test,
    },
  };
}
