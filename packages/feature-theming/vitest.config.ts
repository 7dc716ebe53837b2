import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('feature-theming', {
    setupFiles: ['@consign/ui/testing/setup'],
  }),
);
