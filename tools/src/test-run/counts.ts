/** Test cases of a run, and how long each file took in milliseconds. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly files: ReadonlyMap<string, number>;
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, files: new Map() };

export function addCounts(one: Counts, other: Counts): Counts {
  const files = new Map(one.files);
  for (const [file, time] of other.files) files.set(file, (files.get(file) ?? 0) + time);
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    files,
  };
}

/** The last line of a run. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function slowestFiles({ files }: Counts, limit: number): { file: string; seconds: number }[] {
  return [...files]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([file, time]) => ({ file, seconds: Math.round(time / 100) / 10 }));
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: unknown[];
  }[];
}

/** A file that could not be loaded has no test cases and counts as one failure. */
export function vitestCounts(report: string, root: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    report,
  ) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    files: new Map(
      testResults.map(({ name, startTime, endTime }) => [shorten(name, root), endTime - startTime]),
    ),
  };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

function playwrightTime({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map((suite) => playwrightTime(suite))].reduce((sum, time) => sum + time, 0);
}

/** A journey that passed only on retry counts as failed. */
export function playwrightCounts(report: string, root: string): Counts {
  const { config, suites, stats, errors = [] } = JSON.parse(report) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
    files: new Map(
      suites.map((suite) => [shorten(`${config.rootDir}/${suite.file}`, root), playwrightTime(suite)]),
    ),
  };
}

function shorten(file: string, root: string): string {
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
}
