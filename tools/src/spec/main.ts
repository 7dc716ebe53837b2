import { parseArgs } from 'node:util';

import { isSource, isStory, isTest, listFiles, readText, workspaceRoot } from '../repository/files.js';
import { readSpec, type Spec } from './spec.js';
import { formatRegisterRow, formatSpec } from './table.js';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const spec = readSpec(workspaceRoot);

if (values.json) {
  const { proof, unbuilt, faults } = spec;
  console.log(JSON.stringify({ areas: proof.areas, unbuilt, faults }, null, 2));
} else if (positionals.length > 0) {
  console.log(positionals.map((id) => explain(spec, id.toUpperCase())).join('\n\n'));
} else {
  console.log(formatSpec(spec));
}
if (spec.faults.length > 0) process.exitCode = 1;

function explain(all: Spec, id: string): string {
  const naming = new RegExp(`\\b${id}\\b`);
  const files = listFiles(workspaceRoot).filter((file) => isSource(file) || file.startsWith('openapi/'));
  const sources = files.filter(
    (file) => !isTest(file) && !isStory(file) && naming.test(readText(workspaceRoot, file)),
  );
  return formatRegisterRow(all, id, sources);
}
