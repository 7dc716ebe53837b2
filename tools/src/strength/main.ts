import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { workspaceRoot } from '../repository/files.js';
import { allFaults } from './all-faults.js';
import { createCopy, createTestRunner } from './run-tests.js';
import { checkFaults, type Fault } from './fault.js';
import { runMutants } from './mutants.js';
import { addResults, readResults, summarise } from './results.js';
import { type Finding, runFault } from './run-faults.js';

const mutants = 'mutants';
const layers = [mutants, ...Object.keys(allFaults)];
const usage = `Usage: pnpm test:strength [--layer <layer>] [--only <name>]… [--quick]

Changes a copy of the working tree, one fault at a time, and records which test finds it in
tools/src/strength/results.json.

  --layer   ${layers.join(', ')}: by default all
  --only    a planted fault by its name
  --quick   runs only a fault's own tests, not all of its package before it is not found

The API's tests use the PostgreSQL server of TEST_DATABASE_URL, or the embedded engine.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    layer: { type: 'string' },
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
  },
});

const resultsFile = path.join(import.meta.dirname, 'results.json');

function chooseFaults(): Fault[] {
  const chosen = Object.entries(allFaults).flatMap(([layer, faults]) =>
    values.layer === undefined || values.layer === layer ? faults : [],
  );
  return values.only ? chosen.filter(({ name }) => values.only?.includes(name)) : chosen;
}

async function runFaults(copy: string, faults: readonly Fault[]): Promise<void> {
  const { run, close } = createTestRunner(copy);
  for (const fault of faults) {
    const began = Date.now();
    const finding: Finding = await runFault(fault, copy, run, values.quick);
    addResults(resultsFile, { faults: { [fault.name]: finding } });
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(`${fault.name} (${seconds} s): ${finding === null ? 'NOT FOUND' : `found by ${finding}`}`);
  }
  await close();
  const names = new Set(faults.map(({ name }) => name));
  const shown = Object.entries(allFaults).map(([layer, all]) => [
    layer,
    all.filter(({ name }) => names.has(name)),
  ]);
  for (const line of summarise(Object.fromEntries(shown), readResults(resultsFile).faults)) console.log(line);
}

async function main(): Promise<number> {
  const faults = chooseFaults();
  const hasMutants = values.only === undefined && (values.layer ?? mutants) === mutants;
  if (values.help || (faults.length === 0 && !hasMutants)) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const errors = checkFaults(faults, workspaceRoot);
  for (const error of errors) console.error(error);
  if (errors.length > 0) return 1;
  const copy = createCopy(workspaceRoot);
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await runFaults(copy, faults);
  if (hasMutants) {
    await runMutants(copy, (scores) => {
      addResults(resultsFile, { mutants: scores });
      for (const [folder, [killed, all]] of Object.entries(scores))
        console.log(`${folder.padEnd(40)} ${killed} of ${all} mutants killed`);
    });
  }
  return 0;
}

process.exitCode = await main();
