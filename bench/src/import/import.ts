import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { median } from '../api-list/ratio.js';
import { notMeasured, type Result } from '../result.js';
import { workspaceRoot } from '../workspace.js';

const names = {
  cost: 'Import of 100,000 rows: processor time / bare Papa Parse with headers',
  growth: 'Import: processor time of 100,000 rows / 20,000 rows, per row',
  wrong: 'Import with every row wrong: processor time of 100,000 rows / 20,000 rows, per row',
  edit: 'Import with every row wrong: longest hold of the page in an edit of 100,000 rows',
  memory: 'Import of 100,000 rows: memory above the empty process',
};
const rows = 100_000;
const fewerRows = 20_000;
const rounds = 7;
const editRounds = 3;

interface Sample {
  readonly milliseconds: number;
  readonly mebibytes: number;
}

const domainPackage = path.join(workspaceRoot, 'packages/domain');
const domain = path.join(domainPackage, 'dist/import-csv/index.js');

/** Parses and validates a whole file, each time in a process of its own, beside Papa Parse on the same file. */
export async function measureImport(): Promise<Result[]> {
  if (!existsSync(domain)) return notMeasured(Object.values(names), 'x', 'not built: run `pnpm build`');
  const directory = mkdtempSync(path.join(tmpdir(), 'consign-import-'));
  try {
    const write = (mode: 'write' | 'write-wrong', count: number) => {
      const file = path.join(directory, `${mode} ${count}.csv`);
      run(mode, file, String(count));
      return file;
    };
    return [
      ...measureFiles(write('write', rows), write('write', fewerRows)),
      measureWrong(write('write-wrong', rows), write('write-wrong', fewerRows)),
      measureEdit(write('write-wrong', rows)),
    ];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function measureFiles(large: string, small: string): Result[] {
  // Interleaved, so that other load on the machine affects all of them.
  const samples = Array.from({ length: rounds }, () => ({
    papa: sample('papa', large).milliseconds,
    parser: sample('parser', large).milliseconds,
    small: sample('parser', small).milliseconds,
  }));
  const { mebibytes } = sample('memory', large);
  const [papa, parser] = [
    median(samples.map((each) => each.papa)),
    median(samples.map((each) => each.parser)),
  ];
  const note = `${parser.toFixed(0)} ms; Papa Parse ${papa.toFixed(0)} ms; medians of ${rounds}`;
  return [
    {
      name: names.cost,
      value: median(samples.map((each) => each.parser / each.papa)),
      unit: 'x',
      budget: 1,
      note,
    },
    {
      name: names.growth,
      value: median(samples.map((each) => each.parser / each.small)) / (rows / fewerRows),
      unit: 'x',
      budget: 1.1,
    },
    { name: names.memory, value: mebibytes * 1024, unit: 'KiB', budget: 120 * 1024 },
  ];
}

/** One huge consignment after another, each row with problems: linear, too. */
function measureWrong(large: string, small: string): Result {
  const samples = Array.from({ length: rounds }, () => ({
    large: sample('parser', large).milliseconds,
    small: sample('parser', small).milliseconds,
  }));
  return {
    name: names.wrong,
    value: median(samples.map((each) => each.large / each.small)) / (rows / fewerRows),
    unit: 'x',
    budget: 1.2,
    note: `${median(samples.map((each) => each.large)).toFixed(0)} ms; median of ${rounds}`,
  };
}

/** The longest part of editing one cell, then the same cell of all rows, through the grid (IMPT-42). */
function measureEdit(file: string): Result {
  const script = path.join(import.meta.dirname, 'edit.mjs');
  const grid = path.join(workspaceRoot, 'packages/feature-import/src/Grid');
  const options = ['--import', 'tsx', '--conditions=@consign/source'];
  const samples = Array.from({ length: editRounds }, () =>
    Number(execFileSync(process.execPath, [...options, script, file, domain, grid], { encoding: 'utf8' })),
  );
  return {
    name: names.edit,
    value: median(samples),
    unit: 'ms',
    budget: null,
    note: `median of ${editRounds}`,
  };
}

function sample(mode: 'papa' | 'parser' | 'memory', file: string): Sample {
  const papaparse = createRequire(path.join(domainPackage, 'package.json')).resolve('papaparse');
  return JSON.parse(run(mode, file, domain, papaparse)) as Sample;
}

function run(...args: readonly string[]): string {
  const script = path.join(import.meta.dirname, 'sample.mjs');
  return execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' });
}
