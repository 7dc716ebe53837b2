import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { workspaceRoot } from '../repository/files.js';
import { JOURNEYS, listParts } from './parts.js';
import { changedRuns, longRuns, partRuns, vitestRuns } from './vitest-runs.js';

const onEveryCore = `--maxWorkers=${availableParallelism()}`;
const onHalfTheCores = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`;
const chromium = '/usr/bin/chromium';
const postgresUrl = 'postgres://postgres@127.0.0.1:5432/postgres';

test('without a server, one run has every test', () => {
  const runs = vitestRuns({ chromium, postgresUrl: null });
  expect(runs.map((group) => group.map(({ args }) => args))).toEqual([[[onEveryCore]]]);
});

test('on a server, the whole API suite runs there, and every race once, beside the embedded engine', () => {
  const runs = vitestRuns({ chromium, postgresUrl });
  expect(
    runs.map((group) =>
      group.map(({ args, env }) => [args.slice(0, 4), env['TEST_DATABASE_URL'], env['TEST_RACES']]),
    ),
  ).toEqual([
    [
      [['--config', 'vitest.screens.config.ts', '--maxWorkers=1'], undefined, undefined],
      [['--project', 'storybook*', onHalfTheCores], postgresUrl, 'apart'],
      [['--project', 'api', onHalfTheCores], postgresUrl, 'apart'],
      [['.race.test.ts', '--maxWorkers=1'], postgresUrl, undefined],
      [['--project', 'api-client', '--project', 'bench'], postgresUrl, 'apart'],
      [['--project', 'api', onHalfTheCores, 'src/database/migrate.test.ts'], undefined, undefined],
    ],
  ]);
});

test('every part with tests of its own belongs to one run', () => {
  const runs = vitestRuns({ chromium, postgresUrl }).flat();
  const named = runs.flatMap(({ args }) => args.filter((_, at) => args[at - 1] === '--project'));
  const config = readFileSync(path.join(workspaceRoot, 'vitest.screens.config.ts'), 'utf8');
  const [, together = ''] = /packages\/\{(.+?)\}/.exec(config) ?? [];
  const patterns = [...together.split(','), 'web', JOURNEYS, ...new Set(named)];
  const counts = listParts(workspaceRoot).map(({ name }) => ({
    name,
    runs: patterns.filter((pattern) => matches(name, pattern)).length,
  }));
  expect(counts.filter(({ runs: count }) => count !== 1)).toEqual([]);
});

test.each([
  ['on the embedded engine', vitestRuns({ chromium, postgresUrl }).flat().at(-1)],
  ['with the tenants in two databases', longRuns({ chromium, postgresUrl })?.at(-1)],
])('what runs again %s exists', (_how, run) => {
  const [, , , ...places] = run?.args ?? [];
  const missing = places.filter((place) => !existsSync(path.join(workspaceRoot, 'apps/api', place)));
  expect(places.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('a part and what changed have the server and the browser, and their races apart', () => {
  const env = { CHROME_PATH: chromium, TEST_DATABASE_URL: postgresUrl };
  expect(partRuns(['api', 'ui'], { chromium, postgresUrl })).toMatchObject([
    { args: ['--project', 'api', '--project', 'ui', onEveryCore], env: { ...env, TEST_RACES: 'apart' } },
    {
      args: ['--project', 'api', '--project', 'ui', '.race.test.ts', '--maxWorkers=1', '--passWithNoTests'],
      env,
    },
  ]);
});

test('a change runs the tests of its parts that import it beside screens, then the API’s files, then named races', () => {
  const found = { chromium, postgresUrl };
  const args = (parts: string[], files: string[]) =>
    changedRuns('HEAD', { parts, files }, found).map((group) => group.map((run) => run.args.join(' ')));
  const [api, race, screen] = [
    'apps/api/src/a.test.ts',
    'apps/api/src/a.race.test.ts',
    'packages/ui/src/A.test.tsx',
  ];
  expect(args(['domain'], [api, race, screen])).toEqual([
    [
      `--project domain --changed HEAD --passWithNoTests ${onEveryCore}`,
      `--config vitest.screens.config.ts --maxWorkers=1 ${screen}`,
    ],
    [`${api} ${onEveryCore}`],
    [`${race} --maxWorkers=1`],
  ]);
  expect(args([], [])).toEqual([]);
});

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
