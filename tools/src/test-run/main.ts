import { parseArgs } from 'node:util';

import { startPostgres } from '../../../postgres.shared.js';
import { workspaceRoot } from '../repository/files.js';
import { ensureChromium } from './chromium.js';
import { runCommand } from '../run/run.mjs';
import { noCounts, slowestFiles, summaryLine, type Counts } from './counts.js';
import { duration, runSteps, type StepGroup } from './steps.js';
import {
  describeReference,
  measureReference,
  readProcessorSeconds,
  toReferences,
  type Reference,
} from './machine.js';
import { chooseParts, listParts, type Part } from './parts.js';
import { allSteps, changedSteps, longSteps, partSteps } from './test-steps.js';
import type { TestEnvironment } from './vitest-runs.js';

const say = (line: string): void => console.log(line);
const SLOWEST_FILES = 10;

function report(counts: Counts, began: number, reference: Reference | null): void {
  const slowest = slowestFiles(counts, SLOWEST_FILES);
  if (slowest.length > 0) {
    say('\nSlowest test files:');
    for (const { file, seconds } of slowest) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
  const seconds = (Date.now() - began) / 1000;
  const ratio = reference === null ? '' : `, ${toReferences(seconds, reference)} times the reference`;
  say(`\nThe whole run took ${duration(seconds)}${ratio}.`);
  say(summaryLine(counts));
}

/** `pnpm test [<part>…] [--changed [--since <commit>]]` or `pnpm test:long`. */
const { values: options, positionals: names } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    long: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

interface Plan {
  readonly steps: StepGroup[];
  /** Null where a minute is too short to measure it. */
  readonly reference: Reference | null;
}

/** What to run, or why nothing can be. */
async function plan(postgresUrl: string | null): Promise<Plan | string> {
  const parts = chooseParts(names, listParts(workspaceRoot));
  if (typeof parts === 'string') return parts;
  const chromium = await ensureChromium({ run: runCommand, say });
  if (chromium === undefined) {
    return 'Chromium could not be found or installed. Install it, or set CHROME_PATH=/path/to/chromium';
  }
  say(`Chromium: ${chromium}`);
  const reference = options.changed ? null : await measureReference(chromium, runCommand);
  if (reference !== null) say(describeReference(reference));
  say(
    postgresUrl === null
      ? 'PostgreSQL: not found, so the API is tested on the embedded engine, without races (.ci/run installs it)'
      : 'PostgreSQL: found; the API and races are tested on a server in a temporary folder',
  );
  const found = { chromium, postgresUrl };
  const steps = chooseSteps(parts, found);
  return typeof steps === 'string' ? steps : { steps, reference };
}

function chooseSteps(parts: readonly Part[], found: TestEnvironment): StepGroup[] | string {
  if (options.long) return longSteps(found);
  if (options.changed) return changedSteps(options.since, found);
  return parts.length > 0 ? partSteps(parts, found) : allSteps(found);
}

async function main(): Promise<number> {
  const began = Date.now();
  const server = await startPostgres(['max_connections=200']);
  const stop = async (): Promise<void> => {
    await server?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  try {
    const planOrReason = await plan(server?.url ?? null);
    if (typeof planOrReason === 'string') {
      say(planOrReason);
      report({ ...noCounts, failed: 1 }, began, null);
      return 1;
    }
    const { steps, reference } = planOrReason;
    const { ok, counts } = await runSteps(steps, say, Date.now, readProcessorSeconds);
    report(counts, began, reference);
    return ok ? 0 : 1;
  } finally {
    await stop();
  }
}

process.exitCode = await main();
