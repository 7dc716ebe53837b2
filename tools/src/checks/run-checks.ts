import { workspaceRoot } from '../repository/files.js';
import type { Check } from './check.js';

/** Runs the checks that the command line names, all when it names none, and prints what each found. */
export async function runChecks(checks: readonly Check[], wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `Nothing is called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  for (const { name, holds, faults } of checks) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    const found = await faults(workspaceRoot);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${found.length === 0 ? 'ok   ' : 'FAULT'} ${name}: ${holds} (${seconds} s)`);
    for (const fault of found) console.log(`      ${fault}`);
    if (found.length > 0) process.exitCode = 1;
  }
}
