import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('web', {
    setupFiles: ['src/testing/setup.ts'],
    // The whole application is opened and clicked through: a busy machine takes its time.
    testTimeout: 20_000,
    // Read as it is by the test that holds its values to the tokens.
    css: { include: [/boot\.css/], modules: { classNameStrategy: 'non-scoped' } },
  }),
);
