import type { IReachabilityForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * Import rules by pattern, so that a new package is guarded without an edit. They follow the table in
 * docs/ARCHITECTURE.md.
 */

const anyRoom = '^(?:packages|apps|tools|bench)/';
const testCode = '\\.(?:test|spec|stories)\\.tsx?$|/src/testing/|/vitest\\.[^/]*config\\.ts$|^apps/e2e/';
/** Packages that are installed without this workspace. */
const standalone = 'packages/(?:domain|api-client|ui)|apps/(?:api|identity|local)';
/** A resource folder of the API; http/, database/, services/ and testing/ serve all of them. */
const resource = '(?!(?:http|database|services|testing)/)([^/]+)';
const generatedRoutes = '/routeTree[.]gen[.]ts$';
const features = '^packages/feature-[^/]+/';

/** A package may import itself and these packages, and nothing else of the workspace. */
function mayReach(room: string, packages: readonly string[]): IRegularForbiddenRuleType {
  const allowed = packages.map((name) => `^packages/${name}/`);
  return {
    name: `${room} may import ${packages.join(', ') || 'no other package'}`,
    severity: 'error',
    from: { path: `^${room}/` },
    to: { path: anyRoom, pathNot: [`^${room}/`, ...allowed] },
  };
}

function forbid(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to };
}

const table: readonly IRegularForbiddenRuleType[] = [
  mayReach('packages/domain', []),
  mayReach('packages/api-client', ['domain']),
  mayReach('packages/queries', ['domain', 'api-client']),
  mayReach('packages/ui', ['domain']),
  mayReach('packages/session', ['domain', 'api-client', 'queries']),
  mayReach('packages/consignment-parts', ['domain', 'api-client', 'queries', 'ui', 'session']),
  mayReach('packages/feature-[^/]+', [
    'domain',
    'api-client',
    'queries',
    'ui',
    'session',
    'consignment-parts',
    'feature-[^/]+',
  ]),
  forbid(
    'a feature never imports another feature',
    { path: '^packages/feature-([^/]+)/' },
    { path: features, pathNot: '^packages/feature-$1/' },
  ),
  mayReach('apps/api', ['domain', 'api-client']),
  mayReach('apps/identity', []),
  mayReach('apps/storybook', ['domain', 'ui', 'session', 'consignment-parts', 'feature-[^/]+']),
  mayReach('apps/e2e', ['domain', 'api-client']),
  mayReach('bench', ['domain', 'api-client']),
  mayReach('tools/src', []),
  forbid(
    'apps/local composes the API and the identity provider, and may import domain, api-client',
    { path: '^apps/local/' },
    { path: anyRoom, pathNot: ['^apps/(?:local|api|identity)/', '^packages/(?:domain|api-client)/'] },
  ),
  forbid('no package imports an app', { path: '^(?:packages|tools/src|bench)/' }, { path: '^apps/' }),
  forbid(
    'no app imports another app, but local',
    { path: '^apps/([^/]+)/', pathNot: '^apps/local/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
];

const finer: readonly IRegularForbiddenRuleType[] = [
  forbid(
    'only queries calls the API; everyone else has its types',
    // The benchmarks build requests from the contract.
    {
      path: anyRoom,
      pathNot: ['^packages/(?:api-client|queries)/', '^apps/(?:web|api)/', '^bench/', testCode],
    },
    { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'the API has the generated types and documents, not the client',
    { path: '^apps/api/', pathNot: testCode },
    {
      path: '^packages/api-client/',
      pathNot: '^packages/api-client/src/generated/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'ui has the types, labels, formats and brand shades of the domain, not its rules',
    { path: '^packages/ui/', pathNot: testCode },
    {
      path: '^packages/domain/',
      pathNot: [
        '^packages/domain/src/(?:status|dates|freight|branding)/',
        '^packages/domain/src/index[.]ts$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'packages import each other by name, not by path',
    { path: '^((?:packages|apps)/[^/]+|tools/src|bench)/' },
    { path: anyRoom, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'testing/ is for tests and stories',
    { path: anyRoom, pathNot: [testCode, '^apps/storybook/'] },
    { path: '/src/testing/' },
  ),
  forbid(
    'only apps/web imports the router',
    { path: '^packages/' },
    { path: 'node_modules/@tanstack/(?:react-)?router' },
  ),
  forbid(
    'only boot imports the sign-in client',
    { path: anyRoom, pathNot: '^apps/web/src/boot/' },
    { path: 'node_modules/oidc-client-ts/' },
  ),
  forbid(
    'boot has no React and imports the app dynamically',
    { path: '^apps/web/src/boot/', pathNot: testCode },
    {
      path: [
        'node_modules/(?:react|react-dom|@mantine/[^/]+|@tanstack/[^/]+)/',
        '^packages/(?:ui|queries|session|consignment-parts|feature-[^/]+)/',
        '^apps/web/src/(?:app|routes)/',
      ],
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  ),
  forbid(
    'only the start-up benchmark imports the table library',
    // The reference page of the start-up benchmark has the library as it is.
    { path: anyRoom, pathNot: '^bench/src/start-up/reference/' },
    { path: 'node_modules/mantine-react-table' },
  ),
  forbid(
    'SQL stands in database/ and in files named *-store.ts',
    {
      path: '^apps/api/src/',
      pathNot: ['^apps/api/src/database/', '-store[.]ts$', testCode],
    },
    { path: 'node_modules/(?:kysely|pg|@electric-sql/pglite)/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'a resource of the API imports another through its index.ts',
    { path: `^apps/api/src/${resource}/`, pathNot: testCode },
    { path: `^apps/api/src/${resource}/`, pathNot: ['^apps/api/src/$1/', '^apps/api/src/[^/]+/index[.]ts$'] },
  ),
  forbid(
    'http/, database/ and services/ import no resource',
    { path: '^apps/api/src/(?:http|database|services)/', pathNot: testCode },
    { path: `^apps/api/src/${resource}/` },
  ),
  forbid(
    'the domain depends on Temporal only',
    { path: '^packages/domain/src/', pathNot: [testCode, '^packages/domain/src/import-csv/'] },
    {
      dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
      pathNot: 'node_modules/temporal-(?:polyfill|spec)/',
    },
  ),
  forbid(
    'import-csv depends on Papa Parse only',
    { path: '^packages/domain/src/import-csv/', pathNot: testCode },
    {
      dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
      pathNot: 'node_modules/papaparse/',
    },
  ),
  forbid(
    'standalone packages need no development dependency',
    // The web app's own client is not packed.
    { path: `^(?:${standalone})/src/`, pathNot: [testCode, '^packages/api-client/src/client[.]ts$'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm', 'npm-peer'] },
  ),
  forbid(
    'every import resolves',
    { path: anyRoom },
    { couldNotResolve: true, pathNot: ['\\?(?:raw|url|worker)$', '/dist/'] },
  ),
  forbid(
    'no import cycle, type imports included',
    { path: anyRoom, pathNot: generatedRoutes },
    { circular: true, viaOnly: { pathNot: generatedRoutes } },
  ),
];

/** Stories share a page, and Storybook's copy of user-event fails to type beside another one. */
const stories: IReachabilityForbiddenRuleType = {
  name: 'a story reaches Testing Library through Storybook alone',
  severity: 'error',
  from: { path: '\\.stories\\.tsx$' },
  to: { path: 'node_modules/@testing-library/', reachable: true },
};

export const importRules: readonly (IRegularForbiddenRuleType | IReachabilityForbiddenRuleType)[] = [
  ...table,
  ...finer,
  stories,
];
