import path from 'node:path';

import { listFiles, readText } from '../repository/files.js';

/** One row of the register: one behaviour that a user or a caller can see. */
export interface RegisterRow {
  readonly id: string;
  /** The letters before the hyphen, such as PLAT. */
  readonly area: string;
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

export interface Register {
  readonly rows: ReadonlyMap<string, RegisterRow>;
  readonly faults: readonly string[];
}

const registerFolder = 'docs/spec';

const row = /^\|\s*([A-Z]+)-(\d+)\s*\|(.*)\|\s*$/;

/** Reads the tables of docs/spec/*.md; an ID that stands twice is a fault. */
export function readRegister(root: string): Register {
  const rows = new Map<string, RegisterRow>();
  const faults: string[] = [];
  const files = listFiles(root).filter((file) => path.posix.dirname(file) === registerFolder);
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    for (const [index, text] of readText(root, file).split('\n').entries()) {
      const match = row.exec(text);
      if (!match) continue;
      const [, area = '', number = '', rest = ''] = match;
      const id = `${area}-${number}`;
      const before = rows.get(id);
      if (before)
        faults.push(`${file}:${index + 1} has ${id} again; it stands in ${before.file}:${before.line}`);
      else rows.set(id, { id, area, text: rest.trim(), file, line: index + 1 });
    }
  }
  if (rows.size === 0) faults.push(`${registerFolder} has no rows`);
  return { rows, faults };
}
