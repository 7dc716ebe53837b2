import { defineConfig } from 'vitest/config';

import { nodeProject } from '../../vitest.shared.js';

const project = nodeProject('api', {
  globalSetup: ['./src/testing/global-setup.ts'],
  // The first test of a file sets up its fixtures too.
  testTimeout: 60_000,
  hookTimeout: 60_000,
});
// As in production: the files of OpenTelemetry for the condition `module` are for bundlers, Node cannot load them.
const conditions = ['@consign/source', 'node', 'development|production'];

export default defineConfig({ ...project, resolve: { conditions }, ssr: { resolve: { conditions } } });
