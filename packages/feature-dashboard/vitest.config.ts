import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('feature-dashboard', {
    setupFiles: ['@consign/ui/testing/setup', 'src/testing/charts.tsx'],
  }),
);
