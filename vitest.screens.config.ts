import { defineConfig } from 'vitest/config';

import { domProject } from './vitest.shared.js';

const tests = 'src/**/*.test.{ts,tsx}';

/**
 * The tests of all screens in one worker and one simulated window, for `pnpm test`: a worker for each package would load
 * React and Mantine again, and a second worker would make a window for each file. Groups of one worker get all their files
 * at once. What one file leaves in the window, the next one finds: the setup files put it back.
 */
export default defineConfig({
  test: {
    projects: [
      domProject('screens', {
        include: [`packages/{consignment-parts,feature-*,queries,session,ui}/${tests}`],
        setupFiles: ['packages/ui/src/testing/setup.ts', 'packages/feature-dashboard/src/testing/charts.tsx'],
        css: { include: [/\.css\?.*raw/], modules: { classNameStrategy: 'non-scoped' } },
        sequence: { groupOrder: 0 },
      }),
      { extends: 'apps/web/vitest.config.ts', root: 'apps/web', test: { sequence: { groupOrder: 1 } } },
    ],
  },
});
