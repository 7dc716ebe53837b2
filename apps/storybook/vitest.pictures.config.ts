import path from 'node:path';

import { mergeConfig } from 'vitest/config';

import stories from './vitest.config.js';

const root = path.resolve(import.meta.dirname, '../..');
/** `pnpm pictures` names the folder of the stored pictures, and one for the differences. */
const folder = process.env['PICTURES_FOLDER'] ?? path.join(root, '.data/pictures/here');
const changes = process.env['PICTURES_CHANGES'] ?? path.join(root, '.data/pictures/changes');

interface Named {
  readonly arg: string;
  readonly ext: string;
}

/** Compares a picture of each story, in both brands and schemes, with the stored one. */
export default mergeConfig(stories, {
  server: { fs: { allow: [root, folder, changes] } },
  test: {
    name: 'pictures',
    env: { PICTURES: 'yes' },
    setupFiles: ['.storybook/pictures.setup.ts'],
    api: { allowWrite: true },
    browser: {
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // One machine draws text alike each time; shadows are dithered.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 4 },
          resolveScreenshotPath: ({ arg, ext }: Named) => path.join(folder, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }: Named) => path.join(changes, `${arg}${ext}`),
        },
      },
    },
  },
});
