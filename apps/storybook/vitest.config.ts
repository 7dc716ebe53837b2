import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { findChromium, findHeadlessShell, testArguments } from '../../chromium.shared.js';

const executablePath = findHeadlessShell() ?? findChromium();

const production = JSON.stringify('production');

/** Renders every story in a real browser and checks it with axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  // React for production takes a third less processor time. The screens' tests have its warnings, in the simulated browser.
  define: { 'process.env.NODE_ENV': production },
  oxc: { jsx: { development: false } },
  // Vite finds these only when it loads the preview, and would then reload the page in the middle of a test.
  optimizeDeps: {
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': production } } },
    include: [
      '@mantine/core',
      '@storybook/addon-docs/blocks',
      'storybook/internal/core-events',
      'storybook/internal/csf',
      'storybook/theming',
    ],
  },
  test: {
    name: 'storybook',
    env: { IS_TEST: 'yes' },
    setupFiles: ['.storybook/vitest.setup.ts'],
    // A story that is checked at every width takes as long as ten others.
    testTimeout: 120_000,
    // All stories share a page: each renders into a root of its own, and one page for each file takes a third more time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          args: testArguments(),
          ...(executablePath ? { executablePath } : {}),
        },
        // Without this, axe measures colours in mid-transition.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
