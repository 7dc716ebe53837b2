import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { getEntries, getField } from '../repository/json.js';
import { runCommand } from '../test-run/command.js';

/** The first test that failed; null when all passed. */
export type RunTests = (folder: string, selection: readonly string[]) => Promise<string | null>;

/** `apps/api/src/webhooks` belongs to `apps/api`, `tools/src` to `tools`. */
export function getPackage(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first;
}

/** Runs tests of a package of the copy until the first one fails. */
export function createTestRunner(copy: string): RunTests {
  return async (folder, selection) => {
    const report = path.join(copy, 'strength-report.json');
    rmSync(report, { force: true });
    const options = ['--bail=1', '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
    const root = path.join(copy, folder);
    const { output } = await runCommand('vitest', [...selection, '--root', root, ...options], {
      quiet: true,
      cwd: root,
      // Leaves out races, which fail on a busy machine too.
      env: { TEST_RACES: 'apart' },
    });
    if (!existsSync(report)) throw new Error(`Vitest gave no report:\n${output}`);
    return findFailure(JSON.parse(readFileSync(report, 'utf8')), copy);
  };
}

/** The first failure in a report of Vitest: a test, or a file that could not be loaded. */
export function findFailure(report: unknown, copy: string): string | null {
  for (const [, file] of getEntries(getField(report, 'testResults'))) {
    const name = path.relative(copy, String(getField(file, 'name')));
    const tests = getEntries(getField(file, 'assertionResults')).map(([, test]) => test);
    const failed = tests.find((test) => getField(test, 'status') === 'failed');
    if (failed !== undefined) return `${name}: ${String(getField(failed, 'fullName')).trim()}`;
    if (getField(file, 'status') === 'failed') return `${name}: ${String(getField(file, 'message'))}`;
  }
  return null;
}
