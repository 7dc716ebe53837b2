import { defineConfig } from 'vitest/config';

import { nodeProject } from '../../vitest.shared.js';

const project = nodeProject('api', {
  globalSetup: ['./src/testing/global-setup.ts'],
});
// As in production: the files of OpenTelemetry for the condition `module` are for bundlers, Node cannot load them.
const conditions = ['@consign/source', 'node', 'development|production'];

export default defineConfig({ ...project, resolve: { conditions }, ssr: { resolve: { conditions } } });
