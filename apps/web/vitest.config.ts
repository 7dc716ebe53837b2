import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('web', {
    setupFiles: ['@consign/ui/testing/setup', 'src/testing/setup.ts'],
    // brand.test.ts compares this file's values with the tokens.
    css: { include: [/boot\.css/], modules: { classNameStrategy: 'non-scoped' } },
  }),
);
