import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumArguments, findChromium } from '../../chromium.shared.js';

const executablePath = findChromium();

/** Every story is drawn in a real browser, and breaks no rule of axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) },
        // axe would measure the colours of what is still fading in.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
