import { availableParallelism } from 'node:os';

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

/**
 * The API's tests that `pnpm start` depends on most: its engine, the list, and the fuzzer, which calls every operation.
 * The journeys run on the embedded engine too.
 */
const embeddedTests = ['src/database/', 'src/consignments/search/', 'src/contract-fuzz.test.ts'];

/** Vitest leaves a core to itself, which is half of two. */
const onEveryCore = `--maxWorkers=${availableParallelism()}`;

const oneFile = '`pnpm test:unit <part of a file name>` runs one file.';
const onServer = 'set TEST_DATABASE_URL and run `pnpm test:unit <part of a file name>`.';

/**
 * Each test once: the API's on a PostgreSQL server, with production's pool, types and races, and a few of them again on
 * the embedded engine. Without a server, all of them on the embedded engine and no race.
 */
export function vitestRuns({ chromium, postgresUrl }: TestEnvironment): VitestRun[] {
  const browser = { CHROME_PATH: chromium };
  if (postgresUrl === null) {
    return [{ name: 'Unit, API and screen tests', advice: oneFile, args: [onEveryCore], env: browser }];
  }
  const server = { TEST_DATABASE_URL: postgresUrl };
  return [
    {
      name: 'Unit and screen tests',
      advice: oneFile,
      args: ['--project', '!api', onEveryCore],
      env: browser,
    },
    {
      name: 'API tests and their races on a PostgreSQL server',
      advice: onServer,
      args: ['--project', 'api', onEveryCore],
      env: server,
    },
    {
      name: 'Races of the other parts on a PostgreSQL server',
      advice: onServer,
      args: ['--project', '!api', raceTests],
      env: { ...browser, ...server },
    },
    {
      name: 'API tests on the embedded engine',
      advice: oneFile,
      args: ['--project', 'api', onEveryCore, ...embeddedTests],
      env: {},
    },
  ];
}

/** What needs a server gets the one that was found. */
function environment({ chromium, postgresUrl }: TestEnvironment): Environment {
  return { CHROME_PATH: chromium, ...(postgresUrl === null ? {} : { TEST_DATABASE_URL: postgresUrl }) };
}

/** All tests and races of these projects. */
export function partRun(projects: readonly string[], found: TestEnvironment): VitestRun {
  return {
    name: `Tests of ${projects.join(', ')}`,
    advice: oneFile,
    args: [...projects.flatMap((project) => ['--project', project]), onEveryCore],
    env: environment(found),
  };
}

/** The tests that import a file which differs from a commit, or is not yet committed. */
export function changedRun(since: string, found: TestEnvironment): VitestRun {
  return {
    name: `Tests of what changed since ${since}`,
    advice: oneFile,
    args: ['--changed', since, '--passWithNoTests', onEveryCore],
    env: environment(found),
  };
}
