import { findText, listFiles } from '../repository/files.js';
import { getField } from '../repository/json.js';
import { toKebabCase, toPascalCase, toSentenceCase } from './names.js';
import { getText, PlanError, type Plan } from './plan.js';

const routes = 'apps/web/src/routes/_app/';

/**
 * A screen in its feature package, bound to its route in place of the placeholder, with the test that every screen
 * passes.
 *
 * @param route a name of `routeAccess` in packages/domain, for example `report`.
 */
export function planScreen(root: string, route: string): Plan {
  const name = `${toPascalCase(route)}Screen`;
  const feature = `feature-${toKebabCase(route)}`;
  const folder = `packages/${feature}`;
  const routeFile = findRouteFile(root, route);
  const routeText = getText(root, routeFile);
  if (!routeText.includes('component: Placeholder'))
    throw new PlanError(`${routeFile} has a screen already.`);
  const isNew = findText(root, `${folder}/package.json`) === null;
  const index = `${folder}/src/index.ts`;
  const exported = `export { ${name} } from './${name}.js';\n`;
  return {
    created: {
      ...(isNew ? { ...packageFiles(folder, feature), [index]: exported } : {}),
      [`${folder}/src/${name}.tsx`]: screenText(name, route),
      [`${folder}/src/${name}.test.tsx`]: testText(name, route),
    },
    changed: {
      [routeFile]: boundRoute(routeText, name, feature, route),
      ...(isNew
        ? {
            'apps/web/package.json': withDependency(
              getText(root, 'apps/web/package.json'),
              `@consign/${feature}`,
            ),
          }
        : { [index]: getText(root, index) + exported }),
    },
    nextSteps: [
      ...(isNew ? ['Link the new package: pnpm install'] : []),
      `The route shows an error until its query is written. Add the query to packages/queries and give it to ${name}.`,
      'If the screen is a tab, remove it from unbuiltTabs in apps/web/src/app/route-guards.ts.',
      `Run its test: pnpm test:unit ${name}`,
    ],
  };
}

function findRouteFile(root: string, route: string): string {
  const options = `screenOptions('${route}')`;
  const file = listFiles(root).find(
    (each) => each.startsWith(routes) && each.endsWith('.tsx') && getText(root, each).includes(options),
  );
  if (file === undefined) {
    throw new PlanError(
      `No route in ${routes} uses ${options}. Add it to routeAccess in packages/domain, and a route file with the placeholder.`,
    );
  }
  return file;
}

function boundRoute(text: string, name: string, feature: string, route: string): string {
  const component = toPascalCase(route);
  return text
    .replace(
      "import { Placeholder } from '@consign/ui';\n",
      `import { ${name} } from '@consign/${feature}';\n`,
    )
    .replace(
      'export const Route',
      `// Replace it by the query of packages/queries.
const query = {
  queryKey: ['${toKebabCase(route)}'],
  queryFn: () => Promise.reject(new Error('${name} has no query yet')),
};

function ${component}() {
  return <${name} query={query} />;
}

export const Route`,
    )
    .replace('component: Placeholder', `component: ${component}`);
}

function screenText(name: string, route: string): string {
  const title = toSentenceCase(route).toLowerCase();
  return `import { CardSkeleton, EmptyState, FailedState, Page } from '@consign/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props {
  readonly query: UseQueryOptions<readonly string[]>;
}

export function ${name}({ query }: Props): ReactNode {
  return (
    <Page>
      <Content query={query} />
    </Page>
  );
}

function Content({ query }: Props): ReactNode {
  const { data, isPending, isError, refetch } = useQuery(query);
  if (isPending) return <CardSkeleton label="Loading the ${title}" cards={[4]} />;
  if (isError) return <FailedState title="We couldn't load the ${title}" onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState title="Nothing to show yet" />;
  return (
    <ul>
      {data.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}
`;
}

function testText(name: string, route: string): string {
  const title = toSentenceCase(route).toLowerCase();
  return `import { describeScreen } from '@consign/consignment-parts/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { ${name} } from './${name}.js';

function show(queryFn: () => Promise<readonly string[]>): ReactElement {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={client}>
      <${name} query={{ queryKey: ['${toKebabCase(route)}'], queryFn }} />
    </QueryClientProvider>
  );
}

function failOnce(): () => Promise<readonly string[]> {
  let hasFailed = false;
  return async () => {
    if (hasFailed) return ['Kōwhai Kitchens'];
    hasFailed = true;
    throw new Error('The API is down');
  };
}

describeScreen('the ${title}', {
  busy: () => show(() => new Promise(() => undefined)),
  empty: { element: () => show(async () => []), text: 'Nothing to show yet' },
  failed: () => show(failOnce()),
  failedText: "We couldn't load the ${title}",
  readyText: 'Kōwhai Kitchens',
});
`;
}

function toDependencies(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, name.startsWith('@consign/') ? 'workspace:*' : 'catalog:']),
  );
}

function packageFiles(folder: string, feature: string): Record<string, string> {
  const manifest = {
    name: `@consign/${feature}`,
    private: true,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: { '.': './src/index.ts' },
    scripts: { typecheck: 'tsc --noEmit', test: 'vitest run' },
    dependencies: toDependencies(['@consign/ui', '@tanstack/react-query']),
    devDependencies: toDependencies([
      '@consign/consignment-parts',
      '@types/react',
      '@types/react-dom',
      'happy-dom',
      'react',
      'react-dom',
      'typescript',
      'vite',
      'vitest',
    ]),
  };
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      types: ['vite/client'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
    },
    include: ['src'],
  };
  return {
    [`${folder}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [`${folder}/tsconfig.json`]: `${JSON.stringify(config, null, 2)}\n`,
    [`${folder}/vitest.config.ts`]: `import { defineConfig } from 'vitest/config';

import { domProject } from '../../vitest.shared.js';

export default defineConfig(domProject('${feature}', { setupFiles: ['@consign/ui/testing/setup'] }));
`,
  };
}

function withDependency(text: string, name: string): string {
  const manifest: unknown = JSON.parse(text);
  const dependencies = { ...Object(getField(manifest, 'dependencies')), [name]: 'workspace:*' };
  const sorted = Object.fromEntries(Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...Object(manifest), dependencies: sorted }, null, 2)}\n`;
}
