import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readText } from '../repository/files.js';
import { type Fault, getTests, plant } from './fault.js';
import { type RunTests, getPackage } from './run-tests.js';

/** The test that found a fault, or null. */
export type Finding = string | null;

/**
 * Plants a fault in the copy, runs its tests, then those of its package that import the file, and takes the fault out
 * again.
 *
 * @throws if the fault can't be planted.
 */
export async function runFault(fault: Fault, copy: string, runTests: RunTests): Promise<Finding> {
  const planted = plant(fault, copy);
  if ('error' in planted) throw new Error(planted.error);
  const file = path.join(copy, fault.file);
  const before = readText(copy, fault.file);
  writeFileSync(file, planted.text);
  try {
    for (const test of getTests(fault)) {
      const failed = await runTests(getPackage(test), ['run', path.join(copy, test)]);
      if (failed !== null) return failed;
    }
    return await runTests(getPackage(fault.file), ['related', '--run', file]);
  } finally {
    writeFileSync(file, before);
  }
}
