import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { importColumns } from './index.js';

const required = { yes: 'Yes', no: '', setting: 'Unless optional', default: 'Unless there is a default' };
const parts = { consignment: 'Consignment', freight: 'Freight', hireage: 'Hireage' };

it('[IMPT-15] docs/IMPORT.md has the columns as they are', () => {
  const text = readFileSync(new URL('../../../../docs/IMPORT.md', import.meta.url), 'utf8');
  const documented = text
    .split('\n')
    .filter((line) => /^\| .* \| (?:Consignment|Freight|Hireage) /u.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(documented).toEqual(
    importColumns.map((column) => [
      column.header,
      parts[column.part],
      required[column.required],
      column.about,
      `\`${column.example}\``,
    ]),
  );
});
