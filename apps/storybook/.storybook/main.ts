import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Load packages from source, so that no build is needed.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@consign/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
