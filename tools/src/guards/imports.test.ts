import { expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { workspaceFixture } from '../testing/workspace-fixture.js';
import { importRules } from './import-rules.js';
import { findImportFaults, imports, readImports } from './imports.js';

const room = "export const name = 'room';\n";
const domain = {
  'packages/domain/src/rules/index.ts': room,
  'packages/domain/src/status/index.ts': room,
};

/** Allowed imports. */
const allowed: Record<string, string> = {
  ...domain,
  'packages/domain/src/dates.ts': "export { Temporal } from 'temporal-polyfill';",
  'packages/domain/src/dates.test.ts': "import 'fast-check';",
  'packages/api-client/src/client.ts': "import { name } from '@consign/domain';\nexport { name };",
  'packages/queries/src/statuses.ts': "export { name } from '@consign/api-client';",
  'packages/ui/src/Chip.tsx':
    "import { name } from '@consign/domain/status';\nexport const Chip = () => <b>import {name}</b>;",
  'packages/ui/src/styles.test.ts': "import 'react/index.css?raw';",
  'packages/ui/src/Problem.ts': "export type { name } from '@consign/domain/rules';",
  'bench/src/start-up/reference/main.ts': "export {} from 'mantine-react-table';",
  'packages/session/src/session.ts':
    "import type { name } from '@consign/api-client';\nexport type { name };",
  'packages/session/src/testing/index.ts': "export { name } from '@consign/api-client';",
  'packages/feature-search/src/Search.tsx': "export { name } from '@consign/consignment-parts';",
  'packages/feature-search/src/Search.test.tsx': "export { name } from '@consign/session/testing';",
  'apps/web/src/boot/start.ts':
    "import { UserManager } from 'oidc-client-ts';\nvoid UserManager;\nvoid import('../app/start.js');",
  'apps/web/src/app/start.tsx': "export { name } from '@consign/api-client';\nimport 'react';",
  'apps/api/src/lookups/get.ts':
    "import type { Kysely } from 'kysely';\nimport type { name } from '@consign/api-client';\nexport type { Kysely, name };",
  'apps/api/src/database/database.ts': "import 'kysely';",
  'apps/api/src/lookups/index.ts': "export { name } from './statuses.js';",
  'apps/api/src/lookups/statuses.ts': room,
  'apps/api/src/consignments/entry/create.ts':
    "export { name } from '../../lookups/index.js';\nexport { name as http } from '../../http/call.js';\nexport { name as next } from '../status/next.js';",
  'apps/api/src/consignments/entry/create.test.ts': "import '../../lookups/statuses.js';",
  'apps/api/src/consignments/status/next.ts': room,
  'apps/api/src/http/call.ts': "export { name } from '../database/session.js';",
  'apps/api/src/database/session.ts': room,
  'apps/api/src/operations.ts': "export { name } from './consignments/entry/create.js';",
  'apps/web/src/routeTree.gen.ts': "import { Route } from './routes/index.js';\nexport const tree = Route;",
  'apps/web/src/router.ts': "export { tree } from './routeTree.gen.js';",
  'apps/web/src/routes/index.tsx':
    "import type { tree } from '../router.js';\nexport const Route: unknown = null as typeof tree;",
  'tools/start.mjs': "await import('../apps/local/dist/start.js');",
  'apps/local/src/start.ts': "import '@consign/api';\nimport '@consign/identity';",
};

/** One planted fault for each rule, each in a file of its own. */
const planted: Record<string, readonly [file: string, text: string]> = {
  'packages/domain may import no other package': ['packages/domain/src/a.ts', "import '@consign/ui';"],
  'packages/api-client may import domain': ['packages/api-client/src/a.ts', "import '@consign/session';"],
  'packages/queries may import domain, api-client': ['packages/queries/src/a.ts', "import '@consign/ui';"],
  'packages/ui may import domain': ['packages/ui/src/a.tsx', "import type {} from '@consign/queries';"],
  'packages/session may import domain, api-client, queries': [
    'packages/session/src/a.ts',
    "export type * from '@consign/ui';",
  ],
  'packages/consignment-parts may import domain, api-client, queries, ui, session': [
    'packages/consignment-parts/src/a.ts',
    "import '@consign/feature-search';",
  ],
  'packages/feature-[^/]+ may import domain, api-client, queries, ui, session, consignment-parts, feature-[^/]+':
    ['packages/feature-quote/src/a.ts', "import '@consign/web';"],
  'a feature never imports another feature': [
    'packages/feature-quote/src/a.tsx',
    "void import('@consign/feature-search');",
  ],
  'apps/api may import domain, api-client': ['apps/api/src/a.ts', "import '@consign/session';"],
  'apps/identity may import no other package': ['apps/identity/src/a.ts', "import '@consign/domain';"],
  'apps/storybook may import domain, ui, session, consignment-parts, feature-[^/]+': [
    'apps/storybook/src/a.ts',
    "import '@consign/queries';",
  ],
  'apps/e2e may import domain, api-client': ['apps/e2e/src/a.ts', "import '@consign/ui';"],
  'bench may import domain, api-client': ['bench/src/a.ts', "import '@consign/ui';"],
  'tools/src may import no other package': ['tools/src/a.ts', "import '@consign/domain';"],
  'apps/local composes the API and the identity provider, and may import domain, api-client': [
    'apps/local/src/a.ts',
    "import '@consign/ui';",
  ],
  'no package imports an app': ['packages/queries/src/c.ts', "import '@consign/api';"],
  'no app imports another app, but local': ['apps/web/src/app/a.ts', "import '@consign/api';"],
  'only queries calls the API; everyone else has its types': [
    'packages/feature-quote/src/c.ts',
    "import { name } from '@consign/api-client';\nvoid name;",
  ],
  'the API has the generated types and documents, not the client': [
    'apps/api/src/c.ts',
    "import { name } from '@consign/api-client';\nvoid name;",
  ],
  'ui has the types, labels, formats and brand shades of the domain, not its rules': [
    'packages/ui/src/a.ts',
    "import { name } from '@consign/domain/rules';\nvoid name;",
  ],
  'packages import each other by name, not by path': [
    'packages/queries/src/d.ts',
    "import '../../domain/src/index.js';",
  ],
  'testing/ is for tests and stories': ['packages/session/src/c.ts', "import './testing/index.js';"],
  'only apps/web imports the router': ['packages/feature-quote/src/d.ts', "import '@tanstack/react-router';"],
  'only boot imports the sign-in client': ['apps/web/src/app/c.ts', "import 'oidc-client-ts';"],
  'boot has no React and imports the app dynamically': ['apps/web/src/boot/a.ts', "import 'react';"],
  'only the start-up benchmark imports the table library': [
    'packages/feature-quote/src/e.ts',
    "import 'mantine-react-table';",
  ],
  'SQL stands in database/ and in files named *-store.ts': [
    'apps/api/src/lookups/a.ts',
    "import { sql } from 'kysely';\nexport const query = sql;",
  ],
  'the domain depends on Temporal only': ['packages/domain/src/c.ts', "import 'node:fs';"],
  'import-csv depends on Papa Parse only': ['packages/domain/src/import-csv/a.ts', "import 'node:fs';"],
  'standalone packages need no development dependency': ['apps/api/src/d.ts', "import 'fast-check';"],
  'every import resolves': ['apps/web/src/app/d.ts', "import '@consign/domain/nowhere';"],
  'a resource of the API imports another through its index.ts': [
    'apps/api/src/consignments/entry/a.ts',
    "export type { name } from '../../lookups/statuses.js';",
  ],
  'http/, database/ and services/ import no resource': [
    'apps/api/src/http/a.ts',
    "export { name } from '../lookups/index.js';",
  ],
  'a story reaches Testing Library through Storybook alone': [
    'packages/feature-quote/src/Quote.stories.tsx',
    "import './testing/show.js';",
  ],
  'no import cycle, type imports included': [
    'packages/queries/src/cycle-a.ts',
    "import type { name } from './cycle-b.js';\nexport type Name = typeof name;",
  ],
};
/** Files that the planted faults import. */
const companion = {
  'packages/session/src/testing/index.ts': room,
  'packages/feature-quote/src/testing/show.ts': "import '@testing-library/user-event';",
  'packages/queries/src/cycle-b.ts':
    "import type { Name } from './cycle-a.js';\nexport const name: Name = 'b';",
  'apps/api/src/lookups/index.ts': room,
  'apps/api/src/lookups/statuses.ts': room,
};

test('allowed imports pass', async () => {
  expect(await imports.findFaults(workspaceFixture(allowed))).toEqual([]);
});

test('each rule has a planted fault', () => {
  expect(Object.keys(planted).sort()).toEqual(importRules.map((rule) => rule.name).sort());
});

test('each planted fault is found', async () => {
  const files = Object.fromEntries(Object.values(planted));
  const faults = await imports.findFaults(workspaceFixture({ ...domain, ...files, ...companion }));
  const found = Object.entries(planted).filter(([name, [file]]) =>
    faults.some((fault) => fault.startsWith(`${file} → `) && fault.endsWith(`: ${name}`)),
  );
  expect(Object.fromEntries(found)).toEqual(planted);
});

test('an allowed type import does not excuse a value import beside it', async () => {
  const file = 'packages/feature-quote/src/a.ts';
  const text =
    "import type { name } from '@consign/api-client';\nexport { name as value } from '@consign/api-client';";
  const faults = await imports.findFaults(workspaceFixture({ [file]: `${text}\nexport type { name };` }));
  expect(faults).toEqual([expect.stringContaining('only queries calls the API')]);
});

test('a new package is guarded without an edit', async () => {
  const faults = await imports.findFaults(
    workspaceFixture({ 'packages/feature-new/src/a.ts': "import '../../feature-quote/src/index.js';" }),
  );
  expect(faults).toContainEqual(expect.stringContaining('a feature never imports another feature'));
});

test('a source that was not read, or was read as empty, is a fault', async () => {
  const files = { 'packages/ui/src/a.ts': "import 'react';", 'packages/ui/src/b.ts': room };
  const faults = await findImportFaults(workspaceFixture(files), async (root, list) => {
    const read = await readImports(root, list);
    const modules = read.modules.filter((module) => module.source !== 'packages/ui/src/b.ts');
    return { ...read, modules: modules.map((module) => Object.assign(module, { dependencies: [] })) };
  });
  expect(faults).toEqual([
    'packages/ui/src/a.ts was not read, so its imports were not checked',
    'packages/ui/src/b.ts was not read, so its imports were not checked',
  ]);
});

test('a repository without sources is a fault', async () => {
  expect(await findImportFaults(temporaryRepository({ 'README.md': '' }), readImports)).toEqual([
    'git lists no source to read',
  ]);
});
