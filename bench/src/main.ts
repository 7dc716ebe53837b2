import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { measureApiList } from './api-list/api-list.js';
import { measureBytes } from './bytes/bytes.js';
import { formatResults, verdict, type Result } from './result.js';
import { measureFloor } from './floor/floor.js';
import { measureImport } from './import/import.js';
import { measureInteractions } from './interactions/interactions.js';
import { measureInvoices } from './invoices/invoices.js';
import { measureOverload } from './overload/overload.js';
import { measureReports } from './reports/reports.js';
import { measureScale } from './scale/scale.js';
import { measureStartUp } from './start-up/start-up.js';
import { measureWrites } from './writes/writes.js';
import { measureWritesCost } from './writes-cost/writes-cost.js';

const benches: Readonly<Record<string, () => Promise<Result[]>>> = {
  bytes: measureBytes,
  'start-up': measureStartUp,
  interactions: measureInteractions,
  'api-list': measureApiList,
  writes: measureWrites,
  'writes-cost': measureWritesCost,
  reports: measureReports,
  import: measureImport,
  invoices: measureInvoices,
  floor: measureFloor,
  overload: measureOverload,
  scale: measureScale,
};

/** Measured only on request: it explains another bench, fills tables for minutes to hours, or needs the whole machine. */
const ONLY_BY_NAME = new Set(['floor', 'scale', 'overload', 'writes']);

const names = Object.keys(benches);
const help = `pnpm bench [<name>…]    measures ${names.filter((name) => !ONLY_BY_NAME.has(name)).join(', ')}
                        only by name: ${[...ONLY_BY_NAME].join(', ')}
Needs \`pnpm build\` first. BENCH_SIZE, BENCH_INVOICE_SIZE, BENCH_REPORTS_SIZE and BENCH_SCALE_SIZE set numbers of consignments.`;

async function run(selected: readonly string[]): Promise<void> {
  const unknown = selected.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown bench: ${unknown.join(', ')}. Available: ${names.join(', ')}`);
    process.exit(2);
  }
  const results: Result[] = [];
  for (const [name, measure] of Object.entries(benches)) {
    if (selected.length === 0 ? ONLY_BY_NAME.has(name) : !selected.includes(name)) continue;
    console.error(`Measuring: ${name}`);
    results.push(...(await measure()));
  }
  const file = path.resolve(import.meta.dirname, '../results.json');
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, results }, null, 2)}\n`,
  );
  console.log(formatResults(results));
  if (results.some((result) => verdict(result) === 'over')) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h', default: false } },
  allowPositionals: true,
});
if (values.help) console.log(help);
else await run(positionals);
