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
  /** The addresses of its screen: those it begins with, and the one in the heading of its section. */
  readonly routes: readonly string[];
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
const heading = /^#+ .*?(?:\((\/\S*)\))?$/;
const openingRoutes = /^(\/[^\s:]*(?: and \/[^\s:]*)*):/;

/** Reads the tables of docs/spec/*.md; an ID that stands twice, or a row that doesn't say where it is proved, is a fault. */
export function readRegister(root: string): Register {
  const rows = new Map<string, RegisterRow>();
  const faults: string[] = [];
  const files = listFiles(root).filter((file) => path.posix.dirname(file) === registerFolder);
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    let section: readonly string[] = [];
    for (const [index, text] of readText(root, file).split('\n').entries()) {
      const title = heading.exec(text);
      if (title) section = title[1] === undefined ? [] : [title[1]];
      const found = parseRow(text);
      if (!found) continue;
      const before = rows.get(found.id);
      if (before)
        faults.push(`${file}:${index + 1} has ${found.id} again; it stands in ${before.file}:${before.line}`);
      else {
        if (found.kinds.length === 0)
          faults.push(`${file}:${index + 1} doesn't say where ${found.id} is proved (${kinds.join(', ')})`);
        rows.set(found.id, {
          ...found,
          routes: [...section, ...findRoutes(found.text)],
          file,
          line: index + 1,
        });
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

function findRoutes(text: string): readonly string[] {
  return openingRoutes.exec(text)?.[1]?.split(' and ') ?? [];
}
