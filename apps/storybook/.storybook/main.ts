import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

const files = '**/*.stories.tsx';
const features = [
  'consignment',
  'dashboard',
  'find',
  'import',
  'invoices',
  'quote',
  'report',
  'schedule',
  'search',
  'theming',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // One tree: tokens first, then components, then screens.
  stories: [
    { directory: '../docs', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Foundations' },
    { directory: '../docs/patterns', files: '*.mdx', titlePrefix: 'Patterns' },
    { directory: '../../../packages/ui/src/theme', files, titlePrefix: 'Foundations' },
    { directory: '../../../packages/ui/src', files: '!(theme)/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../../../packages/consignment-parts/src', files, titlePrefix: 'Patterns' },
    { directory: '../../web/src/app', files, titlePrefix: 'Screens/Shell' },
    { directory: '../../identity/src/pages', files, titlePrefix: 'Screens/Shell' },
    ...features.map((name) => ({
      directory: `../../../packages/feature-${name}/src`,
      files,
      titlePrefix: 'Screens',
    })),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX has no tables of its own.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Load packages from source, so that no build is needed.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@consign/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
