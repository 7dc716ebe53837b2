import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { measureApiFamilies } from './api-families/api-families.js';
import { measureApiList } from './api-list/api-list.js';
import { measureApiQuote } from './api-quote/api-quote.js';
import { measureBodyCost } from './body-cost/body-cost.js';
import { measureBytes } from './bytes/bytes.js';
import { formatResults, verdict, type Result } from './result.js';
import { measureExtract } from './extract/extract.js';
import { measureFastestPath } from './fastest-path/fastest-path.js';
import { measureImport } from './import/import.js';
import { measureOverload } from './overload/overload.js';
import { measureReports } from './reports/reports.js';
import { measureRoutes } from './routes/routes.js';
import { measurePartitions } from './scale/partitions.js';
import { measureScale } from './scale/scale.js';
import { measureStartUp } from './start-up/start-up.js';
import { measureTable } from './table/table.js';

const benches: Readonly<Record<string, () => Promise<Result[]>>> = {
  bytes: measureBytes,
  table: measureTable,
  routes: measureRoutes,
  'start-up': measureStartUp,
  'api-list': measureApiList,
  'api-families': measureApiFamilies,
  quote: measureApiQuote,
  reports: measureReports,
  'body-cost': measureBodyCost,
  import: measureImport,
  extract: measureExtract,
  'fastest-path': measureFastestPath,
  overload: measureOverload,
  scale: measureScale,
  partitions: measurePartitions,
};

/** Measured only on request: it fills tables for minutes to hours, or needs the whole machine. */
const ONLY_BY_NAME = new Set(['scale', 'partitions', 'overload']);

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. Available: ${Object.keys(benches).join(', ')}`);
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
