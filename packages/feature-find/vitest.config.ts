import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('feature-find', {
    setupFiles: ['@consign/ui/testing/setup'],
    // Whole screens are typed into: a busy machine takes its time.
    testTimeout: 60_000,
  }),
);
