import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Packages are read from their sources, so that no build is needed before.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@consign/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
