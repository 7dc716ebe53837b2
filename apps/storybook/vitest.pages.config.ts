import { nodeProject } from '../../vitest.shared.js';

/** Builds the workshop and opens its pages in a browser. */
export default nodeProject('storybook-pages', { include: ['pages/**/*.test.ts'], testTimeout: 600_000 });
