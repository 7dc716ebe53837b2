import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('web', {
    setupFiles: ['src/testing/setup.ts'],
    // Tests click through the whole application; allow for slow CI machines.
    testTimeout: 20_000,
    // brand.test.ts compares this file's values with the tokens.
    css: { include: [/boot\.css/], modules: { classNameStrategy: 'non-scoped' } },
  }),
);
