import { need, text as anyText } from '../argument.js';
import { formatCount } from '../format-count.js';
import { contextArgument, sinkArgument } from './arguments.js';
import { findSources, isContent, toCells } from './file-cells.js';
import { createFileRows } from './file-rows.js';
import { MAX_GROUP_ROWS, startsGroup } from './group-rows.js';
import { checkHeader, readHeader, type ImportHeader } from './header.js';
import type { ImportContext } from './import-context.js';
import type { ImportFileProblem, ImportGroup, ImportProblem, ImportRow } from './import-group.js';
import { importLimits, type ImportLimits } from './import-limits.js';
import { createImportValidator } from './validator.js';

/** What a parser tells while it reads. */
export interface ImportSink {
  /** Once, before any group; never for a file without rows. */
  readonly header: (header: ImportHeader) => void;
  /** Each consignment with its rows, in the order of the file. */
  readonly group: (group: ImportGroup, rows: readonly ImportRow[]) => void;
}

/** The counts of a file that was read. */
export interface ImportSummary {
  /** Rows with content, without the header. */
  readonly rows: number;
  readonly consignments: number;
  /** Consignments with a problem. */
  readonly failed: number;
  /** Problems of cells and rows. */
  readonly problems: number;
  /** Why the file can't be imported as a whole; the counts then cover the rows before the problem. */
  readonly fileProblem: ImportFileProblem | null;
}

/** Reads one file; its text may be cut anywhere. */
export interface ImportParser {
  /** Reads the next piece. False once no more is read, for example after a problem of the file. */
  write(text: string): boolean;
  end(): ImportSummary;
}

/**
 * Reads a CSV file of consignments and validates it by the rules of a create (IMPT-02 to 05, IMPT-11, IMPT-13 to 15).
 * Memory doesn't grow with the file: what the sink gets isn't kept. It never throws, whatever the text says.
 */
export function createImportParser(
  context: ImportContext,
  sink: ImportSink,
  limits: ImportLimits = importLimits,
): ImportParser {
  need('createImportParser', 'context', context, contextArgument);
  need('createImportParser', 'sink', sink, sinkArgument);
  const validator = createImportValidator(context);
  const counts = { rows: 0, consignments: 0, failed: 0, problems: 0 };
  let fileProblem: ImportFileProblem | null = null;
  let header: ImportHeader | null = null;
  let sources: readonly number[] = [];
  let rowNumber = 0;
  let group: ImportRow[] = [];
  let faults: RowFault[] = [];

  const fail = (message: string, row: number | null): false => {
    fileProblem ??= { message, row };
    return false;
  };
  const finishGroup = (): void => {
    if (group.length === 0) return;
    const validated = addRowFaults(validator.validateGroup(group), faults);
    counts.consignments += 1;
    if (!validated.ok) {
      counts.failed += 1;
      counts.problems += validated.problems.length;
    }
    sink.group(validated, group);
    group = [];
    faults = [];
  };
  const onHeader = (cells: readonly string[]): boolean => {
    if (!isContent(cells)) return true;
    header = readHeader(cells, context.columnNames);
    sources = findSources(header);
    sink.header(header);
    const message = checkHeader(header);
    return message === null || fail(message, rowNumber);
  };
  const onRow = (fileCells: readonly string[], hasBrokenQuote: boolean): boolean => {
    rowNumber += 1;
    if (fileCells.length > limits.maxColumns) return fail(tooManyColumns(limits), rowNumber);
    if (header === null) return onHeader(fileCells);
    const cells = toCells(fileCells, sources);
    const width = header.columns.length;
    const hasExtra = fileCells.length > width && isContent(fileCells.slice(width));
    if (cells === null && !hasExtra && !hasBrokenQuote) return true;
    if (counts.rows === limits.maxRows) return fail(tooManyRows(limits), rowNumber);
    counts.rows += 1;
    const row = { row: rowNumber, cells: cells ?? sources.map(() => '') };
    if (startsGroup(row) || group.length === MAX_GROUP_ROWS) finishGroup();
    group.push(row);
    if (hasBrokenQuote) faults.push({ row: rowNumber, kind: 'quote' });
    if (hasExtra) faults.push({ row: rowNumber, kind: 'extra cells' });
    return true;
  };
  const { maxRowCharacters } = limits;
  const rows = createFileRows({ maxRowCharacters, columnNames: context.columnNames, onRow });

  return {
    write: (text) => {
      need('The write of an import parser', 'text', text, anyText);
      if (fileProblem !== null) return false;
      const goesOn = rows.write(text);
      return rows.isTooLong ? fail(rowTooLong(limits), rowNumber + 1) : goesOn;
    },
    end: () => {
      if (fileProblem === null) rows.end();
      if (fileProblem === null) finishGroup();
      if (counts.rows === 0)
        fail(header === null ? 'The file is empty' : 'The file has a header but no rows', null);
      return { ...counts, fileProblem };
    },
  };
}

function tooManyRows({ maxRows }: ImportLimits): string {
  return `The file has more than ${formatCount(maxRows)} rows. Split it into smaller files`;
}

function tooManyColumns({ maxColumns }: ImportLimits): string {
  return `The row has more than ${formatCount(maxColumns)} columns. Check that the file is a CSV of consignments`;
}

function rowTooLong({ maxRowCharacters }: ImportLimits): string {
  return `The row has more than ${formatCount(maxRowCharacters)} characters. Look for a quotation mark that is not closed`;
}

/** A row that is not valid CSV, regardless of the values in its cells. */
interface RowFault {
  readonly row: number;
  readonly kind: 'quote' | 'extra cells';
}

const messages: Readonly<Record<RowFault['kind'], string>> = {
  quote:
    'A quotation mark in this row is not closed, or text follows the closing one. Check the cells of the row, and close or double the mark in the file',
  'extra cells':
    'This row has more cells than the header. Put quotation marks around a cell that contains a delimiter',
};

/** The group with the faults of its rows. */
function addRowFaults(group: ImportGroup, faults: readonly RowFault[]): ImportGroup {
  if (faults.length === 0) return group;
  const known = group.ok ? [] : group.problems;
  const added = faults.map(({ row, kind }): ImportProblem => {
    return { id: 'IMPT-11', row, column: null, value: '', message: messages[kind], suggestions: [] };
  });
  const problems = [...added, ...known].sort((a, b) => a.row - b.row);
  return { ok: false, rows: group.rows, problems };
}
