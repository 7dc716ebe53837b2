import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findPostgres } from '../../../postgres.shared.js';
import type { Check } from '../checks/check.js';
import { fieldOf } from '../repository/json.js';
import { runTool } from '../repository/run.js';

/**
 * A check that stands as tests, in the room that has what is compared. No test at all is a fault, and so is a skipped
 * one, but on a machine without what it needs.
 */
export function proved(
  name: string,
  holds: string,
  files: readonly string[],
  mayBeSkipped: () => boolean = () => false,
): Check {
  return {
    name,
    holds,
    faults: (root) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'consign-drift-'));
      const report = path.join(folder, 'report.json');
      try {
        const args = ['run', ...files, '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
        const answer = runTool('vitest', args, root);
        const skipped = mayBeSkipped();
        if (skipped) console.log(`      ${name}: not compared, since PostgreSQL was not found`);
        return reportFaults(JSON.parse(readFileSync(report, 'utf8')), files, answer.code, skipped);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** What a report of Vitest says against these files. */
export function reportFaults(
  report: unknown,
  files: readonly string[],
  code: number,
  maySkip = false,
): string[] {
  const fine = new Set(maySkip ? ['passed', 'skipped', 'pending'] : ['passed']);
  const results = listOf(fieldOf(report, 'testResults'));
  const missing = files.filter(
    (file) => !results.some((result) => String(fieldOf(result, 'name')).endsWith(file)),
  );
  const failed = results.flatMap((result) =>
    listOf(fieldOf(result, 'assertionResults'))
      .filter((test) => !fine.has(String(fieldOf(test, 'status'))))
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
  ['apps/api/src/app.test.ts', 'apps/api/src/http/contract/permissions.test.ts'],
);

export const statuses = proved('statuses', 'contract and domain have the same statuses and permissions', [
  'packages/api-client/src/domain-drift.test.ts',
]);

export const migrations = proved(
  'migrations',
  'both engines end up with the same tables',
  ['apps/api/src/database/migrations.test.ts'],
  () => findPostgres() === null,
);
