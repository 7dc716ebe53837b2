import { availableParallelism } from 'node:os';

import type { ChangedTests } from './changed.js';

export type Environment = Readonly<Record<string, string>>;

export interface TestEnvironment {
  readonly chromium: string;
  /** A PostgreSQL server; null when none was found. */
  readonly postgresUrl: string | null;
}

/** One start of Vitest. */
export interface VitestRun {
  readonly name: string;
  /** What to do when it fails. */
  readonly advice: string;
  readonly args: readonly string[];
  readonly env: Environment;
}

const raceTests = '.race.test.ts';
const longTests = '.long.race.test.ts';

/**
 * Tests of everything that depends on the engine: migrations, policies, the list's statements, and every operation's, which
 * the fuzzer calls. The journeys run on the embedded engine too.
 */
const embeddedTests = [
  'src/database/migrate.test.ts',
  'src/database/policies.test.ts',
  'src/consignments/search/search-consignments.test.ts',
  'src/contract-fuzz.test.ts',
];

/** Tests of what finds, counts or keeps apart tenants, which may live in several databases. */
const tenantTests = [
  'src/isolation.test.ts',
  'src/provider/report-events-isolation.test.ts',
  'src/reports/days/',
  'src/services/jobs/',
  'src/services/metrics/',
  'src/webhooks/',
];

/** Vitest leaves a core to itself, which is half of two. */
const onEveryCore = `--maxWorkers=${availableParallelism()}`;

/** Beside another run. */
const onHalfTheCores = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`;

/** One file at a time: beside another one, calls at once would wait too long for a connection. */
const oneAtATime = '--maxWorkers=1';

/** Projects that neither vitest.screens.config.ts nor the runs of the API and the stories have. */
const otherProjects = ['api-client', 'bench', 'domain', 'identity', 'local', 'tools'];

const oneFile = '`pnpm test:unit <part of a file name>` runs one file.';
const onServer = 'set TEST_DATABASE_URL and run `pnpm test:unit <part of a file name>`.';

/**
 * Each test once, the longest runs first: the screens' in one window; the API's on a PostgreSQL server, with production's
 * pool, types and races, and a few of them again on the embedded engine. Without a server, all of them on the embedded
 * engine and no race. Runs of one group can run beside each other.
 */
export function vitestRuns(found: TestEnvironment): (readonly VitestRun[])[] {
  if (found.postgresUrl === null) return [buildRuns('Unit, API and screen tests', [], found)];
  const half = (name: string, projects: readonly string[]) =>
    buildRuns(name, selectProjects(projects), found, [], onHalfTheCores);
  const [stories] = half('Stories', ['storybook*']);
  const [api] = half('API tests on a PostgreSQL server', ['api']);
  const [units, ...races] = half('Unit tests', otherProjects);
  const embedded: VitestRun = {
    name: 'API tests on the embedded engine',
    advice: oneFile,
    args: ['--project', 'api', onHalfTheCores, ...embeddedTests],
    // Of a mutated call, the engine sees what it sees of a valid one, or nothing.
    env: { FUZZ_MUTATED: 'no' },
  };
  return [[screenRun(), stories, api, ...races, units, embedded]];
}

/**
 * What `pnpm test` leaves out: the drills, and tests of tenants again, the second of which then lives in a database of its
 * own. Null without a server.
 */
export function longRuns({ chromium, postgresUrl }: TestEnvironment): readonly VitestRun[] | null {
  if (postgresUrl === null) return null;
  return [
    {
      name: 'Drills on a PostgreSQL server',
      advice: 'set TEST_LONG and TEST_DATABASE_URL and run `pnpm test:unit <part of a file name>`.',
      args: [longTests, oneAtATime],
      env: { CHROME_PATH: chromium, TEST_DATABASE_URL: postgresUrl, TEST_LONG: 'yes' },
    },
    {
      name: 'API tests with the tenants in two databases',
      advice: 'set TEST_DATABASES=two and TEST_DATABASE_URL and run `pnpm test:unit <part of a file name>`.',
      args: ['--project', 'api', oneAtATime, ...tenantTests],
      env: { TEST_DATABASE_URL: postgresUrl, TEST_DATABASES: 'two' },
    },
  ];
}

/** All tests and races of these projects. */
export function partRuns(projects: readonly string[], found: TestEnvironment): VitestRun[] {
  const selected = selectProjects(projects);
  return buildRuns(`Tests of ${projects.join(', ')}`, selected, found);
}

/** Files that vitest.screens.config.ts has. */
const screenFiles = /^(apps\/web|packages\/(consignment-parts|feature-[^/]+|queries|session|ui))\//u;

const isRace = (file: string): boolean => file.endsWith(raceTests);

/**
 * The tests of parts that import what differs from a commit, and the named files of others, in groups that can run at the
 * same time. Races run if they are named.
 */
export function changedRuns(
  since: string,
  { parts, files }: ChangedTests,
  found: TestEnvironment,
): (readonly VitestRun[])[] {
  const selected = selectProjects(parts);
  const screens = files.filter((file) => screenFiles.test(file));
  const others = files.filter((file) => !screenFiles.test(file) && !isRace(file));
  const races =
    found.postgresUrl === null ? [] : files.filter((file) => isRace(file) && !file.endsWith(longTests));
  const [own] = buildRuns(
    `Tests of what changed in ${parts.join(', ')}`,
    [...selected, '--changed', since, '--passWithNoTests'],
    found,
  );
  const elsewhereRaces: VitestRun = {
    name: 'Races beside it',
    advice: onServer,
    args: [...races, oneAtATime],
    env: { CHROME_PATH: found.chromium, TEST_DATABASE_URL: found.postgresUrl ?? '' },
  };
  const [elsewhere] = buildRuns('Tests beside it, and of other parts that carry an ID of it', others, found);
  const groups = [
    [...(parts.length > 0 ? [own] : []), ...(screens.length > 0 ? [screenRun(screens)] : [])],
    others.length > 0 ? [elsewhere] : [],
    races.length > 0 ? [elsewhereRaces] : [],
  ];
  return groups.filter((group) => group.length > 0);
}

/** All screens' tests, or those of the files. */
const screenRun = (files: readonly string[] = []): VitestRun => ({
  name: 'Screen tests',
  advice: oneFile,
  args: ['--config', 'vitest.screens.config.ts', oneAtATime, ...files],
  env: {},
});

const selectProjects = (names: readonly string[]) => names.flatMap((name) => ['--project', name]);

/** The selected tests, then, on a server, the selected races. */
function buildRuns(
  name: string,
  selection: readonly string[],
  { chromium, postgresUrl }: TestEnvironment,
  racesOf: readonly string[] = selection,
  workers = onEveryCore,
): [VitestRun, ...VitestRun[]] {
  const browser = { CHROME_PATH: chromium };
  if (postgresUrl === null) {
    return [{ name, advice: oneFile, args: [...selection, workers], env: browser }];
  }
  const server = { ...browser, TEST_DATABASE_URL: postgresUrl };
  return [
    { name, advice: onServer, args: [...selection, workers], env: { ...server, TEST_RACES: 'apart' } },
    {
      name: 'Races on a PostgreSQL server',
      advice: onServer,
      // A part may have none.
      args: [...racesOf, raceTests, oneAtATime, ...(racesOf.length === 0 ? [] : ['--passWithNoTests'])],
      env: server,
    },
  ];
}
