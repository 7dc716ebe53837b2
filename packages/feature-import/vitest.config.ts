import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('feature-import', {
    setupFiles: ['@consign/ui/testing/setup'],
  }),
);
