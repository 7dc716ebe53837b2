import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findFirefox, findWebKitDriver } from '../../../chromium.shared.js';
import { workspaceRoot } from '../repository/files.js';
import { readTestTitles } from '../spec/test-titles.js';
import { runCommand } from '../run/run.mjs';
import { noCounts, playwrightCounts, vitestCounts, type Counts } from './counts.js';
import { chooseTests, listChanged } from './changed.js';
import { imageStep } from './image.js';
import type { Step, StepGroup, StepResult } from './steps.js';
import { browserProgram, JOURNEYS, listBrowserFolders, listParts, type Part } from './parts.js';
import {
  changedRuns,
  longRuns,
  partRuns,
  vitestRuns,
  type Environment,
  type TestEnvironment,
  type VitestRun,
} from './vitest-runs.js';

const journeyReport = path.join(workspaceRoot, 'apps/e2e/test-results/results.json');

/** Shows a command's output only when it fails. */
async function runQuietly(
  command: string,
  args: readonly string[],
  env: Environment = {},
): Promise<StepResult> {
  const { code, output } = await runCommand(command, args, { quiet: true, env });
  if (code !== 0) process.stdout.write(output);
  return { ok: code === 0 };
}

/** Shows the output at once, or at the end if another run would mix its own in. */
async function vitest(
  args: readonly string[],
  env: Environment,
  showing: 'at once' | 'at the end',
): Promise<StepResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-test-'));
  const report = path.join(folder, 'report.json');
  // A terminal shows the files as they run. A log has what failed and the totals.
  const shown = process.stdout.isTTY ? 'default' : 'minimal';
  const reporters = [`--reporter=${shown}`, '--reporter=json', `--outputFile.json=${report}`];
  const quiet = showing === 'at the end';
  const { code, output } = await runCommand('vitest', ['run', ...args, ...reporters], { quiet, env });
  if (quiet) process.stdout.write(output);
  const counts: Counts = existsSync(report)
    ? vitestCounts(readFileSync(report, 'utf8'), workspaceRoot)
    : noCounts;
  rmSync(folder, { recursive: true, force: true });
  return { ok: code === 0, counts };
}

async function playwright(env: Environment): Promise<StepResult> {
  rmSync(journeyReport, { force: true });
  const { code } = await runCommand('pnpm', ['--filter', '@consign/e2e', '--silent', 'e2e'], { env });
  const counts = existsSync(journeyReport)
    ? playwrightCounts(readFileSync(journeyReport, 'utf8'), workspaceRoot)
    : noCounts;
  return { ok: code === 0, counts };
}

const turbo = { TURBO_TELEMETRY_DISABLED: '1' };

const lint = (folders: readonly string[] = []): Step => ({
  name: 'Lint',
  advice: 'fix what it names; `pnpm lint --fix` fixes some of it.',
  run: () => runQuietly('oxlint', ['--deny-warnings', ...folders]),
});

const format = (folders: readonly string[] = []): Step => ({
  name: 'Format',
  advice: 'run `pnpm format`.',
  run: () => runQuietly('oxfmt', ['--check', ...folders]),
});

const checkTypes = (filters: readonly string[]) =>
  runQuietly('turbo', ['run', 'typecheck', '--output-logs=errors-only', ...filters], turbo);

const types = (folders: readonly string[]): Step => ({
  name: 'Types',
  advice: 'fix what it names; `pnpm typecheck` runs only this step.',
  run: () => checkTypes(folders.map((folder) => `--filter=./${folder}`)),
});

/** The packages for the browser in one program, which reads each file once, beside the others. */
const allTypes: Step = {
  ...types([]),
  run: async () => {
    const others = listBrowserFolders(workspaceRoot).map((folder) => `--filter=!./${folder}`);
    const results = await Promise.all([
      runQuietly('tsc', ['--noEmit', '-p', browserProgram]),
      checkTypes(['--only', ...others]),
    ]);
    return { ok: results.every(({ ok }) => ok) };
  },
};

const build: Step = {
  name: 'Build',
  advice: 'fix what it names; `pnpm build` runs only this step.',
  run: () => runQuietly('turbo', ['run', 'build', '--output-logs=errors-only'], turbo),
};

const journeys = ({ chromium }: TestEnvironment): Step => ({
  name: 'Journeys in a browser',
  advice:
    '`pnpm --filter @consign/e2e e2e <part of a file name> --trace on` runs one file and keeps its traces.',
  run: () => playwright({ CHROME_PATH: chromium }),
});

const toStep = (
  { name, advice, args, env }: VitestRun,
  showing: 'at once' | 'at the end' = 'at once',
): Step => ({ name, advice, run: () => vitest(args, env, showing) });

/** One step after the other. */
const inTurn = (steps: readonly Step[]): StepGroup[] => steps.map((step) => [step]);

const toGroup = (runs: readonly VitestRun[]): StepGroup =>
  runs.map((run) => toStep(run, runs.length > 1 ? 'at the end' : 'at once'));

/** The steps of `pnpm test`, cheapest first. */
export function allSteps(found: TestEnvironment): StepGroup[] {
  return [
    ...inTurn([
      lint(),
      format(),
      allTypes,
      {
        name: 'Contracts',
        advice: 'fix openapi/; `pnpm --filter @consign/api-client lint:contracts` runs only this step.',
        run: () => runQuietly('pnpm', ['--filter', '@consign/api-client', '--silent', 'lint:contracts']),
      },
      build,
    ]),
    // Each of them uses one core.
    [
      {
        name: 'Drift: generated types',
        advice: '`pnpm generate` updates the types; `pnpm test:long` tries the packages and a release.',
        run: () => runQuietly('pnpm', ['drift', 'types']),
      },
      {
        name: 'Guards: import rules, unused code, versions, spelling and wording',
        advice: 'fix what it names; `pnpm guards` runs only this step.',
        run: () => runQuietly('pnpm', ['guards']),
      },
    ],
    ...vitestRuns(found).map(toGroup),
    ...inTurn([journeys(found)]),
  ];
}

const packages: Step = {
  name: 'Packed packages and a release in a dry run',
  advice: '`pnpm drift packed release` runs only this step.',
  run: () => runQuietly('pnpm', ['drift', 'packed', 'release']),
};

/** A registry that doesn't answer is counted as skipped: nothing is known then. */
const advisories: Step = {
  name: 'Advisories on what is shipped',
  advice: 'raise what it names; `pnpm advisories` runs only this step.',
  run: async () => {
    const { code, output } = await runCommand('pnpm', ['--silent', 'advisories'], { quiet: true });
    process.stdout.write(output);
    const isUnknown = code === 2;
    const counts = { ...noCounts, passed: code === 0 ? 1 : 0, skipped: isUnknown ? 1 : 0 };
    return { ok: code === 0 || isUnknown, counts };
  },
};

const pictures = ({ chromium }: TestEnvironment): Step => ({
  name: 'Pictures of the stories',
  advice: 'look at .data/pictures/changes; `pnpm pictures --accept` takes them as intended.',
  run: () => runQuietly('pnpm', ['pictures'], { CHROME_PATH: chromium }),
});

const workshopPages = ({ chromium }: TestEnvironment): Step =>
  toStep({
    name: 'Pages of the workshop',
    advice: '`pnpm test:unit --project workshop-pages` runs only this step.',
    args: ['--project', 'workshop-pages'],
    env: { CHROME_PATH: chromium },
  });

/** The journeys that Playwright can steer in a stock Firefox, where one is installed. */
const firefoxJourneys: Step = {
  name: 'Journeys in Firefox',
  advice:
    '`FIREFOX_PATH=/usr/bin/firefox-esr pnpm --filter @consign/e2e e2e <part of a file name>` runs one file.',
  run: async () => {
    const firefox = findFirefox();
    if (firefox !== undefined) return playwright({ FIREFOX_PATH: firefox });
    console.log("left out: there is no Firefox here, such as Debian's firefox-esr");
    return { ok: true };
  },
};

/** Sign-in, dashboard, list and a new consignment in the engine of Safari, where its driver is installed. */
const webKitJourney: Step = {
  name: 'A journey in WebKit',
  advice: '`WEBKIT_DRIVER_PATH=/usr/bin/WebKitWebDriver pnpm --filter @consign/e2e e2e` runs it.',
  run: async () => {
    const driver = findWebKitDriver();
    if (driver !== undefined) return playwright({ WEBKIT_DRIVER_PATH: driver });
    console.log("left out: neither WebKitGTK nor its driver is here, such as Debian's webkit2gtk-driver");
    return { ok: true };
  },
};

/** A stock issuer signs users in, at a server with a PostgreSQL of its own. */
const foreignIssuerJourneys = ({ chromium }: TestEnvironment): Step => ({
  name: 'Journeys with an issuer of another maker',
  advice: '`FOREIGN_ISSUER=yes pnpm --filter @consign/e2e e2e` runs them.',
  run: () => playwright({ CHROME_PATH: chromium, FOREIGN_ISSUER: 'yes' }),
});

/** The steps of `pnpm test:long`, which a change of what they try and a release need. */
export function longSteps(found: TestEnvironment): StepGroup[] | string {
  const drills = longRuns(found);
  if (drills === null) return 'The drills need PostgreSQL: .ci/run installs it';
  return inTurn([
    build,
    packages,
    advisories,
    workshopPages(found),
    pictures(found),
    ...drills.map((run) => toStep(run)),
    foreignIssuerJourneys(found),
    firefoxJourneys,
    webKitJourney,
    imageStep,
  ]);
}

/** The steps of `pnpm test <part>`: what a change inside these parts can break there. */
export function partSteps(parts: readonly Part[], found: TestEnvironment): StepGroup[] {
  const folders = parts.map(({ folder }) => folder);
  const tested = parts.map(({ name }) => name).filter((name) => name !== JOURNEYS);
  return inTurn([
    lint(folders),
    format(folders),
    types(folders),
    ...(tested.length === 0 ? [] : partRuns(tested, found).map((run) => toStep(run))),
    ...(tested.length === parts.length ? [] : [build, journeys(found)]),
  ]);
}

/** The types of these parts and of all that depend on them. */
const dependentTypes = (folders: readonly string[]): Step => ({
  ...types([]),
  run: async () => {
    const browser = listBrowserFolders(workspaceRoot);
    // The domain and the client of the API are read through the packages of the browser.
    const inBrowser = folders.some((folder) => browser.includes(folder) || folder.startsWith('packages/'));
    const others = browser.map((folder) => `--filter=!./${folder}`);
    const dependents = folders.map((folder) => `--filter=...{./${folder}}`);
    const results = await Promise.all([
      inBrowser ? runQuietly('tsc', ['--noEmit', '-p', browserProgram]) : { ok: true },
      checkTypes(['--only', ...dependents, ...others]),
    ]);
    return { ok: results.every(({ ok }) => ok) };
  },
});

const isIn = (file: string, { folder }: Part): boolean => file.startsWith(`${folder}/`);

/** The steps of `pnpm test --changed`: what a change breaks first, in less than a minute. */
export function changedSteps(since: string, found: TestEnvironment): StepGroup[] {
  const changed = listChanged(workspaceRoot, since);
  const { titles } = readTestTitles(workspaceRoot);
  const parts = listParts(workspaceRoot);
  const tests = chooseTests(workspaceRoot, changed, parts, titles);
  const folders = parts
    .filter((part) => changed.some((file) => isIn(file, part)))
    .map(({ folder }) => folder);
  // Configuration and contracts concern every part.
  const isInParts = changed.every((file) => parts.some((part) => isIn(file, part)));
  return [
    ...inTurn(
      isInParts ? [lint(folders), format(folders), dependentTypes(folders)] : [lint(), format(), allTypes],
    ),
    ...changedRuns(since, tests, found).map(toGroup),
  ];
}
