import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(domProject('web', { setupFiles: ['src/testing/setup.ts'] }));
