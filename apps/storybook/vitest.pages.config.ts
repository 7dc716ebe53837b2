import { nodeProject } from '../../vitest.shared.js';

/** Builds the workshop and opens its pages in a browser, in the long run. */
export default nodeProject('workshop-pages', { include: ['pages/**/*.test.ts'], testTimeout: 600_000 });
