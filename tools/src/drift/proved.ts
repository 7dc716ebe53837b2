import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Check } from '../checks/check.js';
import { fieldOf } from '../repository/json.js';
import { runTool } from '../repository/run.js';

/** A check that stands as tests, in the room that has what is compared; no test at all is a fault. */
export function proved(name: string, holds: string, files: readonly string[]): Check {
  return {
    name,
    holds,
    faults: (root) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'consign-drift-'));
      const report = path.join(folder, 'report.json');
      try {
        const args = ['run', ...files, '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
        const answer = runTool('vitest', args, root);
        return reportFaults(JSON.parse(readFileSync(report, 'utf8')), files, answer.code);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** What a report of Vitest says against these files. */
export function reportFaults(report: unknown, files: readonly string[], code: number): string[] {
  const results = listOf(fieldOf(report, 'testResults'));
  const missing = files.filter(
    (file) => !results.some((result) => String(fieldOf(result, 'name')).endsWith(file)),
  );
  const failed = results.flatMap((result) =>
    listOf(fieldOf(result, 'assertionResults'))
      .filter((test) => fieldOf(test, 'status') !== 'passed')
      .map((test) => `${String(fieldOf(test, 'fullName'))}: ${String(fieldOf(test, 'status'))}`),
  );
  const unknown = code !== 0 && failed.length === 0 ? [`the tests ended with ${code}`] : [];
  return [...missing.map((file) => `${file} ran no test`), ...failed, ...unknown];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export const handlers = proved(
  'handlers',
  'each operation has a handler or stands in the list of what is not built',
  ['apps/api/src/contract/bindings.test.ts', 'apps/api/src/contract/permissions.test.ts'],
);

export const statuses = proved('statuses', 'contract and domain have the same statuses and permissions', [
  'packages/api-client/src/domain-drift.test.ts',
]);

export const migrations = proved('migrations', 'both engines end up with the same tables', [
  'apps/api/src/store/migrations.test.ts',
]);
