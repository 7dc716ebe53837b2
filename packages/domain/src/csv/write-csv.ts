/** What stands at the beginning of a file, so that a spreadsheet reads it as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/**
 * One line of a CSV file by RFC 4180, safe to open in a spreadsheet (EXTR-04, EXTR-06): a text that would be run, or
 * whose digits would be changed, begins with an apostrophe, and without its first apostrophe it is as it was. Numbers
 * stay numbers; none is an empty cell.
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

/** Whether a spreadsheet would make something else of it. */
function isRead(text: string): boolean {
  return (
    runs.test(text) ||
    changes.test(text) ||
    (longNumber.test(text) && text.replaceAll(/\D/gu, '').length > 15)
  );
}

// Spaces and characters that show nothing are passed over on the way to the sign.
const runs = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n']/u;
const changes = /^\s*(?:0\d[\d\s]*|[\d.,]+e[+-]?\d+)\s*$/iu;
const longNumber = /^\s*[\d.,\s]+$/u;
