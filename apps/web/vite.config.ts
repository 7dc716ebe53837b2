import { fileURLToPath } from 'node:url';

import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { mockSignInModule, forbidInBuild } from './forbid-in-build.js';

// The API puts a nonce of its own in the place of this word in every answer.
const noncePlaceholder = '__CSP_NONCE__';
// What nearly every screen needs comes in few files: seventy small ones compress worse, by 20 KiB, and take as many requests.
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|openapi-fetch|@tanstack\/(react-router|router-core|history|react-store|store|query-core|react-query))\//;
// Of our own only what the list has. Dialogs and drawers come when one is asked for, with their lock of what scrolls.
const controls =
  /node_modules\/(@mantine\/(core(?!.+\/components\/(Modal|ModalBase|Drawer)\/)|hooks|store|notifications)|@floating-ui|@tabler)\/|packages\/ui\/src\/(ConsignProvider|LazyComponent|menu-focus|theme|toast|Field|TextField|SelectField|MultiSelectField|DateRangeField|Logo|Page|Skeletons|StatusChip|EmptyState|FailedState|Card|Tag)\//;
const shell =
  /apps\/web\/src\/(app|routes)\/(?!.*(css|tsr-split))|packages\/(session|api-client|queries)\/src\//;
// What comes before sign-in and the brand of its page, and is used later too: it must not bring the rest along.
const boot = /preload-helper|boot\/stored-theme|packages\/domain\/src\/(problem|permissions)/;
const tokens = /packages\/ui\/src\/tokens\//;
const api = process.env['CONSIGN_API'] ?? 'http://127.0.0.1:4300';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    forbidInBuild(mockSignInModule),
  ],
  resolve: {
    conditions: ['@consign/source', 'module', 'browser', 'development|production'],
    alias: [
      // The polyfill is 20 KB, and browsers that need it become few.
      {
        find: /^temporal-polyfill$/,
        replacement: fileURLToPath(new URL('src/app/temporal.ts', import.meta.url)),
      },
    ],
  },
  html: { cspNonce: noncePlaceholder },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A data address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Without it the parts of the table library that nobody draws are kept for the sake of this call.
      treeshake: { manualPureFunctions: ['memo'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'boot', test: boot, priority: 4 },
            { name: 'tokens', test: tokens, priority: 3 },
            { name: 'framework', test: framework, priority: 2 },
            { name: 'controls', test: controls, minShareCount: 3, priority: 1 },
            { name: 'shell', test: shell, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    // The host decides the tenant, so it is passed on as it is.
    proxy: { '/api': { target: api, changeOrigin: false }, '/docs': api, '/files': api },
    allowedHosts: ['.localhost'],
  },
});
