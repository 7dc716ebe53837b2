import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { workspaceRoot } from '../repository/files.js';
import { runCommand } from './command.js';
import { noCounts, playwrightCounts, vitestCounts, type Counts } from './counts.js';
import type { Step, StepResult } from './steps.js';

type Environment = Readonly<Record<string, string>>;

const journeyReport = path.join(workspaceRoot, 'apps/e2e/test-results/results.json');
const raceTests = '.race.test.ts';

/** Shows what a command printed only when it fails. */
async function quietly(command: string, args: readonly string[], env: Environment = {}): Promise<StepResult> {
  const { code, output } = await runCommand(command, args, { quiet: true, env });
  if (code !== 0) process.stdout.write(output);
  return { ok: code === 0 };
}

async function vitest(args: readonly string[], env: Environment): Promise<StepResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-test-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runCommand('vitest', ['run', ...args, ...reporters], { env });
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

export interface Surroundings {
  readonly chromium: string;
  /** A PostgreSQL server for the tests of races; null where none was found. */
  readonly postgresUrl: string | null;
}

/** What `pnpm test` runs, in the order in which a fault is cheapest to hear of. */
export function allSteps({ chromium, postgresUrl }: Surroundings): Step[] {
  const browser = { CHROME_PATH: chromium };
  const turbo = { TURBO_TELEMETRY_DISABLED: '1' };
  const steps: Step[] = [
    {
      name: 'Lint',
      whenItFails: 'mend what it names; `pnpm lint --fix` mends some of it.',
      run: () => quietly('oxlint', ['--deny-warnings']),
    },
    {
      name: 'Format',
      whenItFails: '`pnpm format` puts it right.',
      run: () => quietly('oxfmt', ['--check']),
    },
    {
      name: 'Types',
      whenItFails: 'mend what it names; `pnpm typecheck` runs this step alone.',
      run: () => quietly('turbo', ['run', 'typecheck', '--output-logs=errors-only'], turbo),
    },
    {
      name: 'Contracts',
      whenItFails: 'mend openapi/; `pnpm --filter @consign/api-client lint:contracts` runs this step alone.',
      run: () => quietly('pnpm', ['--filter', '@consign/api-client', '--silent', 'lint:contracts']),
    },
    {
      name: 'Build',
      whenItFails: 'mend what it names; `pnpm build` runs this step alone.',
      run: () => quietly('turbo', ['run', 'build', '--output-logs=errors-only'], turbo),
    },
    {
      name: 'Drift: generated types, handlers, statuses, migrations, packed packages',
      whenItFails: '`pnpm generate` renews the types; `pnpm drift` runs this step alone.',
      run: () => quietly('pnpm', ['drift']),
    },
    {
      name: 'Guards: import rules, unused code, versions, file sizes, words',
      whenItFails: 'mend what it names; `pnpm guards` runs this step alone.',
      run: () => quietly('pnpm', ['guards']),
    },
    {
      name: 'Unit, API and screen tests',
      whenItFails: '`pnpm test:unit <part of a file name>` runs a file alone.',
      run: () => vitest([], browser),
    },
  ];
  if (postgresUrl !== null) steps.push(raceStep(postgresUrl));
  return [
    ...steps,
    {
      name: 'Journeys in a browser',
      whenItFails: '`pnpm --filter @consign/e2e e2e <part of a file name>` runs a file alone.',
      run: () => playwright(browser),
    },
  ];
}

function raceStep(postgresUrl: string): Step {
  return {
    name: 'Tests of races, on a PostgreSQL server',
    whenItFails: `TEST_DATABASE_URL names a server for \`pnpm test:unit ${raceTests}\`.`,
    run: () => vitest([raceTests], { TEST_DATABASE_URL: postgresUrl }),
  };
}

/** The API's whole suite on a server, where pool, types and races are those of production. */
export function postgresSteps(postgresUrl: string): Step[] {
  return [
    {
      name: 'API tests and tests of races, on a PostgreSQL server',
      whenItFails: 'TEST_DATABASE_URL names a server for `pnpm --filter @consign/api test`.',
      run: () => vitest(['--project', 'api'], { TEST_DATABASE_URL: postgresUrl }),
    },
  ];
}
