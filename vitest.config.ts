import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/storybook/vitest.pages.config.ts',
      'tools/vitest.config.ts',
      'bench/vitest.config.ts',
    ],
  },
});
