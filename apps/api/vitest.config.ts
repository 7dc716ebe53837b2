import { defineConfig } from 'vitest/config';

import { nodeProject } from '../../vitest.shared.js';

export default defineConfig(
  nodeProject('api', {
    globalSetup: ['./src/testing/global-setup.ts'],
    // Importing the app costs each file more than its tests do. The files share no state but their own databases.
    isolate: false,
    // The first test of a file sets up its fixtures too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  }),
);
