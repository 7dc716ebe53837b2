import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readText } from '../repository/files.js';
import { type Fault, plant } from './fault.js';
import { type RunTests, getPackage } from './run-tests.js';

/** The test that found a fault, or null. */
export type Finding = string | null;

/**
 * Plants a fault in the copy, runs its tests, then those of its package that import the file, and takes the fault out
 * again. What only the others found must pass without the fault.
 *
 * @throws if the fault can't be planted.
 */
export async function runFault(fault: Fault, copy: string, runTests: RunTests): Promise<Finding> {
  const planted = plant(fault, copy);
  if ('error' in planted) throw new Error(planted.error);
  const file = path.join(copy, fault.file);
  const related = ['related', '--run', file];
  const before = readText(copy, fault.file);
  writeFileSync(file, planted.text);
  try {
    const failed = await runNamed(fault, copy, runTests);
    if (failed !== null) return failed;
    const other = await runTests(getPackage(fault.file), related);
    if (other === null) return null;
    // Among many tests one may have failed by itself.
    writeFileSync(file, before);
    const [test = ''] = other.split(': ');
    return (await runTests(getPackage(test), ['run', path.join(copy, test)])) === null ? other : null;
  } finally {
    writeFileSync(file, before);
  }
}

async function runNamed(fault: Fault, copy: string, runTests: RunTests): Promise<Finding> {
  const own = path.dirname(fault.file);
  if (fault.tests === undefined) {
    const selection = ['related', '--run', path.join(copy, fault.file), '--dir', path.join(copy, own)];
    return runTests(getPackage(own), selection);
  }
  for (const test of fault.tests) {
    const failed = await runTests(getPackage(test), ['run', path.join(copy, test)]);
    if (failed !== null) return failed;
  }
  return null;
}
