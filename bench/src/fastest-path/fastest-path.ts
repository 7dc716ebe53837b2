import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { notMeasured, type Result } from '../result.js';
import { built, workspaceRoot } from '../workspace.js';

/** By the annotations of `journeys/fastest-path`: the goals of CONS-80. */
const goals: Readonly<Record<string, number | null>> = {
  'keys to a requested pickup': 20,
  'keys to a label': 24,
  'clicks to a requested pickup': 7,
  'clicks to a label': null,
};

const report = path.join(workspaceRoot, 'apps/e2e/test-results/results.json');

/** Keys and clicks from the list to a requested pickup and to its labels, as the journey counts them in Chromium. */
export function measureFastestPath(): Promise<Result[]> {
  return Promise.resolve(readCounts());
}

function readCounts(): Result[] {
  if (!existsSync(built.web)) return notCounted('not built: run `pnpm build`');
  rmSync(report, { force: true });
  // Vite sets it when the benches before this one build their pages, and the evaluation start does not run with it.
  const { NODE_ENV: _, ...env } = process.env;
  spawnSync('pnpm', ['--filter', '@consign/e2e', '--silent', 'e2e', 'fastest-path'], {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(report)) return notCounted('the journey fastest-path did not run');
  const counted = findAnnotations(JSON.parse(readFileSync(report, 'utf8')));
  return Object.entries(goals).map(([type, budget]): Result => {
    const count = counted.get(type);
    const name = `From the list: ${type}`;
    return count === undefined
      ? { name, value: null, unit: 'times', budget, note: 'the journey fastest-path failed' }
      : { name, value: count, unit: 'times', budget };
  });
}

function notCounted(note: string): Result[] {
  return notMeasured(
    Object.keys(goals).map((type) => `From the list: ${type}`),
    'times',
    note,
  );
}

/** Every annotation with a number anywhere in a report, by its type. */
function findAnnotations(value: unknown, found = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null) return found;
  const { type, description } = value as { readonly type?: unknown; readonly description?: unknown };
  if (typeof type === 'string' && typeof description === 'string' && /^\d+$/u.test(description)) {
    found.set(type, Number(description));
  }
  for (const each of Object.values(value)) findAnnotations(each, found);
  return found;
}
