import { workspaceRoot } from '../repository/files.js';

/** A check of the whole repository. */
export interface Check {
  readonly name: string;
  /** What it ensures, in one line. */
  readonly purpose: string;
  /** One line per fault; none when all is well. */
  readonly findFaults: (root: string) => Promise<readonly string[]> | readonly string[];
}

/** Runs the checks named on the command line, or all of them, and prints what each found. */
export async function runChecks(checks: readonly Check[], wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown check: ${unknown.join(', ')}. Choose from: ${checks.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  for (const { name, purpose, findFaults } of checks) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    const found = await findFaults(workspaceRoot);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${found.length === 0 ? 'ok   ' : 'FAULT'} ${name}: ${purpose} (${seconds} s)`);
    for (const fault of found) console.log(`      ${fault}`);
    if (found.length > 0) process.exitCode = 1;
  }
}
