import type { ViteUserConfig } from 'vitest/config';

// Every day boundary is Pacific/Auckland's, whatever zone the machine is in: the suites run in another one.
process.env['TZ'] = 'America/Los_Angeles';

const conditions = ['@consign/source'];

// Races need several sessions: without a PostgreSQL server these tests are not there, rather than skipped.
const raceTests = process.env['TEST_DATABASE_URL'] ? [] : ['src/**/*.race.test.ts'];

/** A project whose tests run in Node. */
export function nodeProject(name: string, test: NonNullable<ViteUserConfig['test']> = {}): ViteUserConfig {
  return {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      exclude: ['dist/**', 'node_modules/**', ...raceTests],
      ...test,
    },
  };
}

/** A project whose tests render React in a simulated browser. */
export function domProject(name: string, test: NonNullable<ViteUserConfig['test']> = {}): ViteUserConfig {
  return {
    resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] } },
    test: {
      name,
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['dist/**', 'node_modules/**'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      ...test,
    },
  };
}
