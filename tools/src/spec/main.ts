import { isSource, isTest, listFiles, readText, workspaceRoot } from '../repository/files.js';
import { readSpec, type Spec } from './spec.js';
import { formatRowOf, formatSpec } from './table.js';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const spec = readSpec(workspaceRoot);

if (process.argv.includes('--json')) {
  const { proof, unbuilt, faults } = spec;
  console.log(JSON.stringify({ areas: proof.areas, unbuilt, faults }, null, 2));
} else if (wanted.length > 0) {
  console.log(wanted.map((id) => explain(spec, id.toUpperCase())).join('\n\n'));
} else {
  console.log(formatSpec(spec));
}
if (spec.faults.length > 0) process.exitCode = 1;

function explain(all: Spec, id: string): string {
  const naming = new RegExp(`\\b${id}\\b`);
  const files = listFiles(workspaceRoot).filter((file) => isSource(file) || file.startsWith('openapi/'));
  const sources = files.filter((file) => !isTest(file) && naming.test(readText(workspaceRoot, file)));
  return formatRowOf(all, id, sources);
}
