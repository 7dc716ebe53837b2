import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isTest, readText } from '../repository/files.js';
import { type Fault, plant } from './fault.js';
import type { RunTests } from './run-tests.js';

/** The test that found a fault, or null. */
export type Finding = string | null;

/**
 * Plants a fault in the copy, runs the fault's tests, and removes the fault. If they pass and `isQuick` is false, it also runs
 * every test of the package that imports the file; a test that fails there counts if it passes without the fault.
 *
 * @throws if the fault can't be planted.
 */
export async function runFault(
  fault: Fault,
  copy: string,
  runTests: RunTests,
  isQuick = false,
): Promise<Finding> {
  const planted = plant(fault, copy);
  if ('error' in planted) throw new Error(planted.error);
  const file = path.join(copy, fault.file);
  const before = readText(copy, fault.file);
  writeFileSync(file, planted.text);
  try {
    const tests = findTests(fault, copy);
    for (const test of tests ?? []) {
      const failed = await runTests({ tests: test }, fault.file);
      if (failed !== null) return failed;
    }
    if (isQuick && tests !== null) return null;
    const other = await runTests({ related: fault.file }, fault.file);
    if (other === null) return null;
    // Among many tests one may have failed by itself.
    writeFileSync(file, before);
    const [test = ''] = other.split(': ');
    return (await runTests({ tests: test }, fault.file)) === null ? other : null;
  } finally {
    writeFileSync(file, before);
  }
}

/** Null if the file's folder has no test: only tests elsewhere import it. */
function findTests({ file, tests }: Fault, copy: string): readonly string[] | null {
  const folder = path.posix.dirname(file);
  if (tests !== undefined) return tests;
  const isOwn =
    !folder.endsWith('/src') && readdirSync(path.join(copy, folder), { recursive: true }).some(isTestFile);
  return isOwn ? [folder] : null;
}

const isTestFile = (file: string | Buffer): boolean => isTest(String(file));
