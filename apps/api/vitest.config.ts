import { defineConfig } from 'vitest/config';

import { nodeProject } from '../../vitest.shared.js';

export default defineConfig(
  nodeProject('api', {
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  }),
);
