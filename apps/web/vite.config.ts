import { fileURLToPath } from 'node:url';

import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { mockSignIn, refuseInBuild } from './refuse-in-build.js';

// The API puts a nonce of its own in the place of this word in every answer.
const noncePlaceholder = '__CSP_NONCE__';
const api = process.env['CONSIGN_API'] ?? 'http://127.0.0.1:4300';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    refuseInBuild(mockSignIn),
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
  },
  server: {
    // The host decides the tenant, so it is passed on as it is.
    proxy: { '/api': { target: api, changeOrigin: false }, '/docs': api, '/files': api },
    allowedHosts: ['.localhost'],
  },
});
