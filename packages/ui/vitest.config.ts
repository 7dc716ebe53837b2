import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('ui', {
    setupFiles: ['src/testing/setup.ts'],
    // One test reads stylesheets as text; without this they would be empty.
    css: { include: [/\.css\?.*raw/], modules: { classNameStrategy: 'non-scoped' } },
  }),
);
