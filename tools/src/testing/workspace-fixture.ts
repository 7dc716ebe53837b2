import { linkPackage, temporaryRepository, writeFile } from './temporary-repository.js';

const packages = [
  'domain',
  'api-client',
  'queries',
  'ui',
  'session',
  'consignment-parts',
  'feature-search',
  'feature-quote',
];
const apps = ['web', 'api', 'identity', 'local', 'storybook', 'e2e'];
const external = [
  'react',
  'kysely',
  'oidc-client-ts',
  'mantine-react-table',
  '@tanstack/react-router',
  'temporal-polyfill',
];
const development = ['fast-check', '@testing-library/user-event'];

const rooms: readonly string[] = [
  ...packages.map((name) => `packages/${name}`),
  ...apps.map((name) => `apps/${name}`),
  'bench',
  'tools',
];

/** A small workspace in this repository's shape, with every package linked. */
export function workspaceFixture(files: Readonly<Record<string, string>>): string {
  const root = temporaryRepository({ '.gitignore': 'node_modules/\n' });
  for (const name of [...external, ...development]) {
    writeFile(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    writeFile(root, `node_modules/${name}/index.js`, 'module.exports = {};');
  }
  const dependencies = Object.fromEntries(
    [...external, ...packages.map(scoped)].map((name) => [name, '0.0.0'] as const),
  );
  const devDependencies = Object.fromEntries(development.map((name) => [name, '0.0.0'] as const));
  for (const room of rooms) {
    const name = scoped(room.split('/').at(-1) ?? room);
    const manifest = { name, exports: entries, dependencies, devDependencies };
    writeFile(root, `${room}/package.json`, JSON.stringify(manifest));
    writeFile(root, `${room}/src/index.ts`, "export const name = 'room';\n");
    for (const other of rooms) {
      const target = scoped(other.split('/').at(-1) ?? other);
      if (other !== room) linkPackage(root, room, target, other);
    }
  }
  for (const [file, text] of Object.entries(files)) writeFile(root, file, text);
  return root;
}

const entries = {
  '.': { '@consign/source': './src/index.ts', default: './dist/index.js' },
  './rules': { '@consign/source': './src/rules/index.ts', default: './dist/rules/index.js' },
  './status': { '@consign/source': './src/status/index.ts', default: './dist/status/index.js' },
  './testing': './src/testing/index.ts',
};

function scoped(name: string): string {
  return `@consign/${name}`;
}
