import { fileURLToPath } from 'node:url';

import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { mockSignInModule, forbidInBuild } from './forbid-in-build.js';
import { listChunks } from './list-chunks.js';
import { omitParts } from './omit-parts.js';
import { replaceModules } from './replace-modules.js';
import { retryImports } from './retry-imports.js';
import { skipFacades } from './skip-facades.js';
import { waitForApi } from './wait-for-api.js';

// The API replaces this placeholder with a new nonce in every response.
const noncePlaceholder = '__CSP_NONCE__';
// Group what nearly every screen needs, without the observers of several queries: as seventy small files it is 20 KiB
// larger and takes seventy requests.
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|openapi-fetch|@tanstack\/(react-router|router-core|history|react-store|store|query-core(?!.+\/(infinite|queriesObserver))|react-query(?!.+\/(useQueries|useInfinite))))\//;
// Components that the list needs. Dialogs, drawers, and what forms alone have load on demand.
const controls =
  /node_modules\/(@mantine\/(core(?!.+\/components\/(Modal|ModalBase|Drawer|Checkbox\/Checkbox|Progress|Accordion|Radio\/Radio|Tooltip)|.+InlineInput)|hooks|store|notifications)|@floating-ui\/(?!react\/).+|@tabler)\/|packages\/ui\/src\/(ConsignProvider|HoverTooltip\/use|LazyComponent|menu-focus|theme|toast|Field|TextField|SelectField|MultiSelectField|DateRangeField|Logo|Page|Skeletons|StatusChip\/(?!StatusButton)|EmptyState|FailedState|Card|Tag|screen-actions)\//;
// What start loads: the routes without their screens, the frame of every signed-in screen, and rules so small that each would
// be a file of its own. With these a browser fetches it in one turn of six files.
const frame =
  /apps\/web\/src\/(app\/(ErrorPage|MyDetails|NewConsignment|Shell|ThemeProvider|SignedInFrame|SignOutProvider|SitePicker|Tabs|TopBarButton|UserMenu|analytics|query-string|start|use-screen)\.|routes\/_app\.tsx\?tsr-split|routes\/(?!.*tsr-split).+tsx)|packages\/(consignment-parts\/src\/(BulkRunner\/(bulk-runner|BulkRunnerProvider)|SitesGate\/)|feature-account\/src\/(SiteSelect|site-names)|api-client\/src\/upload|queries\/src\/(consignments|notices|quiet-refresh)|session\/src\/use-quiet-refresh|domain\/src\/(action-decision|isolate|format-count|bulk\/bulk-limits|dates\/start-of-day|freight\/(decimal|format|units)|gs1\/(scan|check-digit)|status\/(actions|transitions)))/;
// The table of consignments as it is first drawn.
const table =
  /packages\/(ui\/src\/DataTable\/(?!ColumnsPanel)|consignment-parts\/src\/(ConsignmentTable|ConsignmentIcons|FreightDetails|selection|Preview\/PreviewButton)\/?)/;
// The rest of the list as it is first drawn.
const list =
  /routes\/_app\/search\.tsx\?tsr-split|packages\/feature-search\/src\/(search-|parse-search-|use-|Search(Page|Results|Screen|\.module)|Toolbar|Tools|Preview|SelectionBar|ResultList|column-choice|first-search|SavedViews\/(view-query|use-default-view)|FindReferences\/(ReferencesNotice|FindReferences\.module)|Filters\/(active-filters|filter-draft|use-filter-form|Filter(Bar|Button|Chips|Fields|s\.module)))/;
// Modules shared by boot and the application; in their own chunk so that boot doesn't load the rest.
const boot =
  /preload-helper|apps\/web\/src\/boot\/(?!main)|packages\/(domain\/src\/(problem|permissions|is-record)|api-client\/src\/app-headers)/;
const tokens = /packages\/ui\/src\/tokens\//;
const api = process.env['CONSIGN_API'] ?? 'http://127.0.0.1:4300';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    forbidInBuild(mockSignInModule),
    omitParts({
      ActionIcon: ['Group', 'GroupSection'],
      Button: ['Group', 'GroupSection'],
      Checkbox: ['Card', 'Group', 'Indicator'],
      Combobox: ['DropdownTarget', 'EventsTarget', 'Footer', 'Header'],
      Drawer: ['Stack'],
      Menu: ['CheckboxGroup', 'CheckboxItem', 'ContextMenu', 'RadioGroup', 'RadioItem', 'Search', 'Sub'],
      Modal: ['Stack'],
      Popover: ['ContextMenu'],
      Progress: ['Label'],
      Tooltip: ['Floating', 'Group'],
    }),
    replaceModules([
      // Popovers only need a place, not the hovering and focus of tooltips.
      {
        source: /^@floating-ui\/react$/u,
        importer: /\/@mantine\/core\/esm\/components\/Popover\//u,
        by: '@floating-ui/react-dom',
      },
      {
        source: /\/ScrollArea\/ScrollArea\.mjs$/u,
        importer: /\/@mantine\/core\/esm\/components\//u,
        by: fileURLToPath(new URL('./plain-scroll-area.tsx', import.meta.url)),
      },
    ]),
    skipFacades(),
    retryImports(),
    waitForApi(api, ['/api', '/docs', '/files', '/mails', '/track']),
    listChunks({
      frame: [
        '/app/start.tsx',
        '/routes/_app.tsx?tsr-split=component',
        '/feature-account/src/SiteSelect.tsx',
      ],
      routes: {
        '/search': [
          '/feature-search/src/first-search.ts',
          '/feature-search/src/ResultList.tsx',
          '/consignment-parts/src/ConsignmentTable/ConsignmentTable.tsx',
        ],
      },
      font: /inter-latin-wght-normal/,
    }),
  ],
  resolve: {
    conditions: ['@consign/source', 'module', 'browser', 'development|production'],
    alias: [
      // The polyfill is 20 KB, and few browsers still need it.
      {
        find: /^temporal-polyfill$/,
        replacement: fileURLToPath(new URL('src/app/temporal.ts', import.meta.url)),
      },
      // Of @mantine/hooks.
      {
        find: /^.*\/use-id\/use-id\.mjs$/,
        replacement: fileURLToPath(new URL('src/app/use-id.ts', import.meta.url)),
      },
    ],
  },
  // The import's worker loads parts of the domain on demand, which a classic worker can't.
  worker: { format: 'es' },
  html: { cspNonce: noncePlaceholder },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Data URLs would require an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Chunks import each other by name: with hashes of 8 characters the build is 1.4 KiB larger.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'boot', test: boot, priority: 4 },
            { name: 'tokens', test: tokens, priority: 3 },
            { name: 'framework', test: framework, priority: 2 },
            { name: 'controls', test: controls, minShareCount: 3, priority: 1 },
            { name: 'frame', test: frame, priority: 1 },
            { name: 'table', test: table, priority: 1 },
            { name: 'list', test: list, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // Keep the Host header: it determines the tenant.
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/docs': api,
      '/files': api,
      '/mails': { target: api, changeOrigin: false },
      '/track': { target: api, changeOrigin: false },
    },
    allowedHosts: ['.localhost'],
  },
});
