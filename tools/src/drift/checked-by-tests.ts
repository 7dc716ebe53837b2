import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findPostgres } from '../../../postgres.shared.js';
import type { Check } from '../checks/check.js';
import { getField } from '../repository/json.js';
import { runTool } from '../repository/run.js';

/**
 * A check that is written as tests in another package. A file without tests is a fault, and so is a skipped test, unless
 * this machine lacks what it needs.
 */
export function checkedByTests(
  name: string,
  holds: string,
  files: readonly string[],
  mayBeSkipped: () => boolean = () => false,
): Check {
  return {
    name,
    purpose: holds,
    findFaults: (root) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'consign-drift-'));
      const report = path.join(folder, 'report.json');
      try {
        const args = ['run', ...files, '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
        const answer = runTool('vitest', args, root);
        const skipped = mayBeSkipped();
        if (skipped) console.log(`      ${name}: skipped, PostgreSQL was not found`);
        return findReportFaults(JSON.parse(readFileSync(report, 'utf8')), files, answer.code, skipped);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Faults in Vitest's JSON report of these files. */
export function findReportFaults(
  report: unknown,
  files: readonly string[],
  code: number,
  maySkip = false,
): string[] {
  const fine = new Set(maySkip ? ['passed', 'skipped', 'pending'] : ['passed']);
  const results = toArray(getField(report, 'testResults'));
  const missing = files.filter(
    (file) => !results.some((result) => String(getField(result, 'name')).endsWith(file)),
  );
  const failed = results.flatMap((result) =>
    toArray(getField(result, 'assertionResults'))
      .filter((test) => !fine.has(String(getField(test, 'status'))))
      .map((test) => `${String(getField(test, 'fullName'))}: ${String(getField(test, 'status'))}`),
  );
  const unknown = code !== 0 && failed.length === 0 ? [`the tests exited with ${code}`] : [];
  return [...missing.map((file) => `${file} ran no test`), ...failed, ...unknown];
}

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export const handlers = checkedByTests(
  'handlers',
  'each operation has a handler or is listed in not-built.ts',
  ['apps/api/src/app.test.ts', 'apps/api/src/http/contract/permissions.test.ts'],
);

export const statuses = checkedByTests(
  'statuses',
  'contract and domain have the same statuses and permissions',
  ['packages/api-client/src/domain-drift.test.ts'],
);

export const migrations = checkedByTests(
  'migrations',
  'both engines have the same tables after migrating',
  ['apps/api/src/database/migrations.test.ts'],
  () => findPostgres() === null,
);
