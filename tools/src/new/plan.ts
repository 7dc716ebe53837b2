import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findText } from '../repository/files.js';

/** Files to write, and the steps left for a person. */
export interface Plan {
  /** Text by path; a new file must not exist yet, a changed one must. */
  readonly created: Readonly<Record<string, string>>;
  readonly changed: Readonly<Record<string, string>>;
  readonly nextSteps: readonly string[];
}

/** The request cannot be carried out as asked; its message is for the person who typed it. */
export class PlanError extends Error {}

export function applyPlan(root: string, { created, changed }: Plan): string[] {
  const existing = Object.keys(created).find((file) => existsSync(path.join(root, file)));
  if (existing !== undefined) throw new PlanError(`${existing} exists already.`);
  const files = Object.entries({ ...created, ...changed });
  for (const [file, text] of files) {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return files.map(([file]) => file);
}

export function getText(root: string, file: string): string {
  const text = findText(root, file);
  if (text === null) throw new PlanError(`${file} does not exist.`);
  return text;
}

/** Inserts `line` before the first line of the block that sorts after it, else at the block's end. */
export function insertSorted(text: string, block: RegExp, line: string): string {
  const lines = text.split('\n');
  const indexes = lines.flatMap((each, index) => (block.test(each) ? [index] : []));
  const after = indexes.find((index) => sortKey(lines[index] ?? '') > sortKey(line));
  const at = after ?? (indexes.at(-1) ?? -1) + 1;
  return lines.toSpliced(at, 0, line).join('\n');
}

function sortKey(line: string): string {
  return (/'([^']+)'/.exec(line)?.[1] ?? line).toLowerCase();
}
