import { isStory, isTest } from '../repository/files.js';
import { findKind } from './kinds.js';
import type { AreaProof, Spec } from './proof.js';
import type { RegisterRow } from './register.js';

const width = 110;

/** The whole table as `pnpm spec` prints it. */
export function formatSpec({ proof, faults }: Spec): string {
  const total = sum(proof.areas, (area) => area.rows);
  const proved = sum(proof.areas, (area) => area.proved.length);
  const partly = sum(proof.areas, (area) => area.partly.length);
  const serverOnly = sum(proof.areas, (area) => area.serverOnly.length);
  return [
    'Area   Rows  Proved  Partly  Race  Not tested',
    ...proof.areas.map(formatArea),
    formatRow('all', [total, proved, partly, serverOnly], String(total - proved - partly - serverOnly)),
    'Partly: tested, but not by every kind of test that the row asks for. Race: proved only with race tests, which need a',
    'PostgreSQL server.',
    ...section(`Partly proved, by the kinds that are missing: ${partly}`, proof.areas.flatMap(formatMissing)),
    ...(faults.length > 0 ? section(`Faults: ${faults.length}`, faults) : []),
  ].join('\n');
}

/** The rows that a search found, each with its place. */
export function formatFound(rows: readonly RegisterRow[]): string {
  return rows
    .flatMap(({ id, file, line, text }) => [`${id}  ${file}:${line}`, ...wrap(text, '  ')])
    .join('\n');
}

/** One row of the register, its tests and the sources that mention it. */
export function formatRegisterRow(
  { register, titles, proof }: Spec,
  id: string,
  { files, sources }: { readonly files: readonly string[]; readonly sources: readonly string[] },
): string {
  const row = register.rows.get(id);
  if (!row) return `${id} is not in the register.`;
  const tests = titles.filter((title) => title.ids.includes(id));
  const missing = findMissing(proof.areas, id);
  const beside = listTested(
    tests.map(({ file }) => file),
    files,
  );
  const others = sources.filter((file) => !beside.includes(file));
  return [
    `${id}  ${row.file}:${row.line}`,
    ...wrap(row.text, '  '),
    `  Proved by: ${row.kinds.join(', ')}${missing === '' ? '' : `; missing: ${missing}`}`,
    ...section(
      `Tests: ${tests.length}`,
      tests.map(({ file, line, title }) => `${(findKind(file) ?? '').padEnd(7)}  ${file}:${line}  ${title}`),
    ),
    ...section(`Code beside them: ${beside.length}`, beside),
    ...section(`Other files that mention it: ${others.length}`, others),
  ].join('\n');
}

/** The modules that tests are named for: mostly what decides or shows a behaviour. */
function listTested(tests: readonly string[], files: readonly string[]): string[] {
  const names = new Set(tests.map(stem));
  return files.filter((file) => !isTest(file) && !isStory(file) && names.has(stem(file)));
}

function stem(file: string): string {
  return file.replace(/(?:\.(?:race\.test|test|spec|stories))?\.tsx?$/u, '');
}

function formatArea({ area, rows, proved, partly, serverOnly, open }: AreaProof): string {
  return formatRow(
    area,
    [rows, proved.length, partly.length, serverOnly.length],
    formatNumbers(area, open) || '–',
  );
}

function formatRow(area: string, counts: readonly [number, number, number, number], open: string): string {
  const [rows, proved, partly, race] = counts;
  return hang(
    `${area.padEnd(5)} ${cell(rows, 5)} ${cell(proved, 7)} ${cell(partly, 7)} ${cell(race, 5)}  `,
    open,
  );
}

/** One line for each set of kinds that rows of the area lack. */
function formatMissing({ area, partly }: AreaProof): string[] {
  const groups = new Map<string, string[]>();
  for (const { id, missing } of partly) {
    const name = missing.join(', ');
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  return [...groups].map(([name, ids]) => hang(`${area.padEnd(5)}  ${name}: `, formatNumbers(area, ids), 2));
}

function findMissing(areas: readonly AreaProof[], id: string): string {
  const found = areas.flatMap((area) => area.partly).find((partly) => partly.id === id);
  return found?.missing.join(', ') ?? '';
}

function formatNumbers(area: string, ids: readonly string[]): string {
  return ids.map((id) => id.slice(area.length + 1)).join(' ');
}

/** The text behind `start`, with its further lines under its first. */
function hang(start: string, text: string, outer = 0): string {
  const [first = '', ...more] = wrap(text, ' '.repeat(start.length));
  return [start + first.trimStart(), ...more.map((line) => ' '.repeat(outer) + line)].join('\n');
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
