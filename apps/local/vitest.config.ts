import { defineConfig } from 'vitest/config';

import { nodeProject } from '../../vitest.shared.js';

export default defineConfig(
  // Each start creates a database, which takes seconds on a busy machine.
  nodeProject('local', { testTimeout: 60_000, hookTimeout: 60_000 }),
);
