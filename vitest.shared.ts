import type { ViteUserConfig } from 'vitest/config';

// Every day boundary is Pacific/Auckland's, whatever zone the machine is in: the suites run in another one.
process.env['TZ'] = 'America/Los_Angeles';

const conditions = ['@consign/source'];

/** A project whose tests run in Node. */
export function nodeProject(name: string, test: NonNullable<ViteUserConfig['test']> = {}): ViteUserConfig {
  return {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      exclude: ['dist/**', 'node_modules/**'],
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
