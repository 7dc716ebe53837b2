import {
  createImportValidator,
  type ImportContext,
  type ImportGroup,
  type ImportRow,
} from '@consign/domain/import-csv';

import type { ReadFile } from '../worker/read-file.js';

/** An import that was read from a file, or kept on the server. */
export interface LoadedImport extends ReadFile {
  readonly fileName: string;
  /** The digests that are created again, and the occurrences left to the earlier ones (IMPT-16). */
  readonly again: ReadonlyMap<string, number>;
}

/** Loads rows, for example from a kept import or after fixes, and validates them. */
export function loadRows(
  rows: readonly ImportRow[],
  context: ImportContext,
  rest: Pick<LoadedImport, 'fileName' | 'again'>,
): LoadedImport {
  const groups = createImportValidator(context).validateRows(rows);
  return { ...rest, header: null, rows, groups, fileProblem: null };
}

/** Whether anything forbids the specified import (IMPT-06). */
export function hasErrors({ groups, fileProblem }: Pick<LoadedImport, 'groups' | 'fileProblem'>): boolean {
  return fileProblem !== null || groups.some(({ ok }) => !ok);
}

/** The rows of these groups, in the order of the file. */
export function rowsOfGroups(
  rows: readonly ImportRow[],
  groups: readonly Pick<ImportGroup, 'rows'>[],
): ImportRow[] {
  const wanted = new Set<number>();
  for (const { rows: range } of groups) {
    for (let row = range.first; row <= range.last; row += 1) wanted.add(row);
  }
  return rows.filter(({ row }) => wanted.has(row));
}

/** 'Row 2', 'Rows 2–4'. */
export function formatRows({ first, last }: ImportGroup['rows']): string {
  return first === last ? `Row ${first}` : `Rows ${first}–${last}`;
}
