import path from 'node:path';

import { listFiles, readText } from '../repository/files.js';
import { kinds, parseKinds, type Kind } from './kinds.js';

/** One row of the register: one behaviour that a user or a caller can see. */
export interface RegisterRow {
  readonly id: string;
  /** The letters before the hyphen, such as PLAT. */
  readonly area: string;
  /** Where it must be proved. */
  readonly kinds: readonly Kind[];
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

export interface Register {
  readonly rows: ReadonlyMap<string, RegisterRow>;
  readonly faults: readonly string[];
}

const registerFolder = 'docs/spec';

const row = /^\|\s*([A-Z]+)-(\d+)\s*\|([^|]*)\|(.*)\|\s*$/;
const anyRow = /^\|\s*([A-Z]+-\d+)\s*\|/;

/** Reads the tables of docs/spec/*.md; an ID that stands twice, or a row that doesn't say where it is proved, is a fault. */
export function readRegister(root: string): Register {
  const rows = new Map<string, RegisterRow>();
  const faults: string[] = [];
  const files = listFiles(root).filter((file) => path.posix.dirname(file) === registerFolder);
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    for (const [index, text] of readText(root, file).split('\n').entries()) {
      const found = parseRow(text);
      if (!found) continue;
      const before = rows.get(found.id);
      if (before)
        faults.push(`${file}:${index + 1} has ${found.id} again; it stands in ${before.file}:${before.line}`);
      else {
        if (found.kinds.length === 0)
          faults.push(`${file}:${index + 1} doesn't say where ${found.id} is proved (${kinds.join(', ')})`);
        rows.set(found.id, { ...found, file, line: index + 1 });
      }
    }
  }
  if (rows.size === 0) faults.push(`${registerFolder} has no rows`);
  return { rows, faults };
}

function parseRow(text: string): Pick<RegisterRow, 'id' | 'area' | 'kinds' | 'text'> | null {
  const match = row.exec(text);
  const id = anyRow.exec(text)?.[1];
  if (id === undefined) return null;
  const [, , , where = '', rest = ''] = match ?? [];
  const [area = ''] = id.split('-');
  return { id, area, kinds: parseKinds(where) ?? [], text: rest.trim() };
}

/** The rows whose text has these words next to each other, whatever their case. */
export function searchRegister(register: Register, text: string): RegisterRow[] {
  const wanted = text.toLowerCase();
  return [...register.rows.values()].filter((found) => found.text.toLowerCase().includes(wanted));
}

/** The ID after the last of the area; null if no row has the area. */
export function findNextId(register: Register, area: string): string | null {
  const numbers = [...register.rows.values()]
    .filter((found) => found.area === area)
    .map(({ id }) => Number(id.slice(area.length + 1)));
  return numbers.length === 0 ? null : `${area}-${String(Math.max(...numbers) + 1).padStart(2, '0')}`;
}
