import type { AreaProof } from './proof.js';
import type { Spec } from './spec.js';

const width = 110;

/** The whole table as `pnpm spec` prints it. */
export function formatSpec({ proof, unbuilt, faults }: Spec): string {
  const total = sum(proof.areas, (area) => area.rows);
  const proved = sum(proof.areas, (area) => area.proved.length);
  const serverOnly = sum(proof.areas, (area) => area.serverOnly.length);
  return [
    'Area   Rows  Tested  Race  Not tested',
    ...proof.areas.map(formatArea),
    formatRow('all', total, proved, serverOnly, String(total - proved - serverOnly)),
    'Race: tested by race tests only, which need a PostgreSQL server.',
    ...section(
      `Operations that still answer 501: ${unbuilt.notBuilt.length} of ${unbuilt.operations.length}`,
      unbuilt.notBuilt.map(({ operationId, method, path }) => `${operationId}  ${method} ${path}`),
    ),
    ...section(
      `Routes that show the placeholder: ${unbuilt.placeholders.length}`,
      unbuilt.placeholders.map(({ path, file }) => `${path}  ${file}`),
    ),
    ...(faults.length > 0 ? section(`Faults: ${faults.length}`, faults) : []),
  ].join('\n');
}

/** One row of the register, its tests and the sources that mention it. */
export function formatRegisterRow(
  { register, titles }: Spec,
  id: string,
  sources: readonly string[],
): string {
  const row = register.rows.get(id);
  if (!row) return `${id} is not in the register.`;
  const tests = titles.filter((title) => title.ids.includes(id));
  return [
    `${id}  ${row.file}:${row.line}`,
    ...wrap(row.text, '  '),
    ...section(
      `Tests: ${tests.length}`,
      tests.map(({ file, line, title }) => `${file}:${line}  ${title}`),
    ),
    ...section(`Other files that mention it: ${sources.length}`, sources),
  ].join('\n');
}

function formatArea({ area, rows, proved, serverOnly, open }: AreaProof): string {
  const numbers = open.map((id) => id.slice(area.length + 1)).join(' ');
  return formatRow(area, rows, proved.length, serverOnly.length, numbers);
}

function formatRow(area: string, rows: number, proved: number, race: number, open: string): string {
  const start = `${area.padEnd(5)} ${cell(rows, 5)} ${cell(proved, 7)} ${cell(race, 5)}  `;
  const [first = '', ...more] = wrap(open || '–', ' '.repeat(start.length));
  return [start + first.trimStart(), ...more].join('\n');
}

function cell(value: number, size: number): string {
  return String(value).padStart(size);
}

function section(title: string, lines: readonly string[]): string[] {
  return ['', title, ...lines.map((line) => `  ${line}`)];
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.trim() && line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent;
    }
    line += line.trim() ? ` ${word}` : word;
  }
  return [...lines, line];
}

function sum<T>(values: readonly T[], count: (value: T) => number): number {
  return values.reduce((total, value) => total + count(value), 0);
}
