import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(
  domProject('feature-invoices', {
    setupFiles: ['@consign/ui/testing/setup'],
  }),
);
