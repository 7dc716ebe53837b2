// `edit.mjs <file> <domain> <grid>` prints the longest part, in milliseconds, of one changed cell and then of a replaced value in
// all rows, with the count of problems after each: what the grid does without letting the page answer. Needs a
// quiet machine.
import { readFileSync } from 'node:fs';

import { context } from './import-file.mjs';

const [, , file, domain, grid] = process.argv;
const { createImportParser, createImportValidator } = await import(domain);
const { reduceGrid, startGrid } = await import(`${grid}/grid-state.ts`);
const { replaceAll, summariseProblems } = await import(`${grid}/grid-problems.ts`);

const rows = [];
const groups = [];
const parser = createImportParser(context, {
  header: () => undefined,
  group: (group, its) => {
    groups.push(group);
    rows.push(...its);
  },
});
parser.write(readFileSync(file, 'utf8'));
parser.end();
const validator = createImportValidator(context);

let longest = 0;
/** As `runInSlices`, which lets the page answer after each. */
function work(steps) {
  for (;;) {
    const start = performance.now();
    let step = steps.next();
    while (!step.done && performance.now() < start + 8) step = steps.next();
    longest = Math.max(longest, performance.now() - start);
    if (step.done) return step.value;
  }
}

const begun = startGrid(rows, groups, validator);
const edited = work(
  reduceGrid(begun, { type: 'edit', cells: [{ index: 500, column: 'quantity', value: '3' }] }, validator),
);
const [most] = work(summariseProblems(edited.groups)).groups;
const fixed = work(
  reduceGrid(edited, { type: 'edit', cells: replaceAll(edited.rows, most, '4') }, validator),
);
work(summariseProblems(fixed.groups));
process.stdout.write(String(longest));
