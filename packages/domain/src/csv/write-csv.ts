/** The UTF-8 byte order mark. Write it first so that Excel reads the file as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/**
 * One RFC 4180 line, including CRLF. Text that a spreadsheet would run as a formula or reformat as a number is prefixed
 * with an apostrophe; dropping the first apostrophe restores the text (EXTR-04, EXTR-06). Numbers stay numbers; null is
 * an empty cell.
 *
 * @example formatCsvLine(['=1+1', '0110', 'Tūī, Café', -5]) // "'=1+1,'0110,\"Tūī, Café\",-5\r\n"
 */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isRead(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The text of a cell that `formatCsvLine` wrote: without the apostrophe that it put in front. Any other apostrophe stays
 * (EXTR-06).
 *
 * @example readCsvCell("'0110") // '0110'
 * @example readCsvCell("'s-Hertogenbosch") // "'s-Hertogenbosch"
 */
export function readCsvCell(cell: string): string {
  if (!cell.startsWith("'")) return cell;
  const text = cell.slice(1);
  return isRead(text) ? text : cell;
}

/** Whether a spreadsheet would interpret the text instead of showing it. */
function isRead(text: string): boolean {
  return (
    runs.test(text) ||
    changes.test(text) ||
    (longNumber.test(text) && text.replaceAll(/\D/gu, '').length > 15)
  );
}

// Spreadsheets skip spaces and invisible characters before a formula sign.
const runs = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n']/u;
const changes = /^\s*(?:0\d[\d\s]*|[\d.,]+e[+-]?\d+)\s*$/iu;
const longNumber = /^\s*[\d.,\s]+$/u;
