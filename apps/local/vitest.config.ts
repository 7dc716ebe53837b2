import { defineConfig } from 'vitest/config';

import { nodeProject } from '../../vitest.shared.js';

export default defineConfig(nodeProject('local'));
