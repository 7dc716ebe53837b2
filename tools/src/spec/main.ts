import { parseArgs } from 'node:util';

import {
  isForTests,
  isSource,
  isStory,
  isTest,
  listFiles,
  readText,
  workspaceRoot,
} from '../repository/files.js';
import { findNextId, readRegister, searchRegister } from './register.js';
import { readSpec, type Spec } from './proof.js';
import { formatFound, formatRegisterRow, formatSpec } from './table.js';

const help = `pnpm spec                what the tests prove of the register, by area
pnpm spec CONS-41        a row, its tests, the code beside them and the sources that mention it
pnpm spec dead weight    the rows that have this text
pnpm spec --next CONS    the next free ID of an area
pnpm spec --json         everything, for programs`;

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    json: { type: 'boolean', default: false },
    next: { type: 'string' },
  },
  allowPositionals: true,
});
const asksForRows = positionals.length > 0 && positionals.every((word) => /^[a-z]+-\d+$/i.test(word));

if (values.help) console.log(help);
else if (values.next !== undefined) printNext(values.next.toUpperCase());
else if (positionals.length > 0 && !asksForRows) printSearch(positionals.join(' '));
else printSpec(readSpec(workspaceRoot));

function printNext(area: string): void {
  const id = findNextId(readRegister(workspaceRoot), area);
  console.log(id ?? `The register has no area ${area}.`);
  if (id === null) process.exitCode = 1;
}

function printSearch(text: string): void {
  const rows = searchRegister(readRegister(workspaceRoot), text);
  console.log(rows.length > 0 ? formatFound(rows) : `No row has the text "${text}".`);
  if (rows.length === 0) process.exitCode = 1;
}

function printSpec(spec: Spec): void {
  const { proof, faults } = spec;
  if (values.json) console.log(JSON.stringify({ areas: proof.areas, faults }, null, 2));
  else if (asksForRows) console.log(positionals.map((id) => explain(spec, id.toUpperCase())).join('\n\n'));
  else console.log(formatSpec(spec));
  // A fault elsewhere is no answer to the question about a row.
  if (faults.length > 0 && !asksForRows) process.exitCode = 1;
}

function explain(spec: Spec, id: string): string {
  const naming = new RegExp(`\\b${id}\\b`);
  const files = listFiles(workspaceRoot).filter((file) => isSource(file) || file.startsWith('openapi/'));
  const sources = files.filter(
    (file) =>
      !isTest(file) && !isStory(file) && !isForTests(file) && naming.test(readText(workspaceRoot, file)),
  );
  return formatRegisterRow(spec, id, { files, sources });
}
