import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('consignment-parts', {
    setupFiles: ['@consign/ui/testing/setup'],
  }),
);
