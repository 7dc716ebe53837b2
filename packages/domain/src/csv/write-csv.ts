import { kind, need } from '../argument.js';

/** The UTF-8 byte order mark. Write it first so that Excel reads the file as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

const cellList = kind('a list of cells', Array.isArray);

/**
 * One RFC 4180 line, including CRLF. Text that a spreadsheet would run as a formula is prefixed with an apostrophe, also
 * within the text behind a semicolon, a tab or a line break, where a spreadsheet with another delimiter begins a cell.
 * `readCsvCell` restores it (EXTR-04, EXTR-06). Every other text is written as it is, so that a program reads phone
 * numbers and references without undoing anything. Numbers stay numbers; null is an empty cell.
 *
 * @example formatCsvLine(['=1+1', '+64 21 555 0199', 'Tūī, Café', -5]) // "'=1+1,+64 21 555 0199,\"Tūī, Café\",-5\r\n"
 */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  need('formatCsvLine', 'cells', cells, cellList);
  return `${cells.map((cell, index) => formatCell(cell, index === 0 && cells.length > 1)).join(',')}\r\n`;
}

/**
 * Where the comma is a decimal sign, a spreadsheet reads the line as one cell: a number in front would be calculated with
 * the text of the next cell.
 */
function formatCell(value: string | number | null, isFollowed: boolean): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = inSegments(value, (segment, place) =>
    needsGuard(segment, { ...place, isEnd: place.isEnd && !isFollowed }) ? `'${segment}` : segment,
  );
  return /[",;\r\n\t]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The text of a cell that `formatCsvLine` wrote, without its guarding apostrophes; any other apostrophe stays (EXTR-06).
 * Also drops the apostrophes that earlier releases put before a leading zero, a long number and an exponent.
 *
 * @example readCsvCell("'=1+1") // '=1+1'
 * @example readCsvCell("'s-Hertogenbosch") // "'s-Hertogenbosch"
 */
export function readCsvCell(cell: string): string {
  if (!cell.includes("'")) return cell;
  return inSegments(cell, (segment, place) =>
    apostrophe.test(segment) && isGuarded(segment.slice(1), place) ? segment.slice(1) : segment,
  );
}

const apostrophe = /^'/u;

/** Characters that a spreadsheet may read as the end of a cell, with any delimiter. */
const ends = /[;\t\r\n]/u;

const visible = /[^\s\p{C}]/u;

/** Where a segment stands in its text. */
interface Place {
  /** Behind text and a line break, where no other delimiter splits the text. */
  readonly isInList: boolean;
  /** Nothing of its cell follows, with any delimiter. */
  readonly isEnd: boolean;
}

function inSegments(text: string, change: (segment: string, place: Place) => string): string {
  if (!ends.test(text)) return change(text, { isInList: false, isEnd: true });
  const isList = !/[;\t]/u.test(text);
  let isBegun = false;
  return text
    .split(/([;\t\r\n]+)/u)
    .map((part, index, parts) => {
      if (index % 2 !== 0) return part;
      const isInList = isList && isBegun;
      isBegun ||= visible.test(part);
      return change(part, { isInList, isEnd: isInList || index === parts.length - 1 });
    })
    .join('');
}

/** Whether a text gets an apostrophe: it would run, or readCsvCell would drop its own apostrophe. */
function needsGuard(text: string, place: Place): boolean {
  return wouldRun(text, place) || (apostrophe.test(text) && isGuarded(text.slice(1), place));
}

function isGuarded(text: string, place: Place): boolean {
  const isFollowed = { ...place, isEnd: false };
  return apostrophe.test(text) || wouldRun(text, isFollowed) || (!place.isInList && wasGuarded(text));
}

/**
 * Whether a spreadsheet would run the text. It doesn't run a phone number, a negative number without a calculation behind
 * it, or an item of a list.
 */
function wouldRun(text: string, { isInList, isEnd }: Place): boolean {
  return signs.test(text) && !(isEnd && numbers.test(text)) && (!isInList || !listItem.test(text));
}

// Spreadsheets skip spaces and invisible characters before a formula sign.
const signs = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;
const numbers = /^\+\d[\d ()]*$|^-\d+(?:\.\d+)?$/u;
/** An item of a list in a note: without a call, a reference or a calculation. */
const listItem = /^\s*- [^=+|!()]*$/u;

/** Whether an earlier release wrote an apostrophe before the text, so that a spreadsheet kept its digits or its spaces. */
function wasGuarded(text: string): boolean {
  return (
    phone.test(text) ||
    changes.test(text) ||
    (longNumber.test(text) && text.replaceAll(/\D/gu, '').length > 15)
  );
}

const phone = /^[+-]/u;
const changes = /^\s*(?:0\d[\d\s]*|[\d.,]+e[+-]?\d+)\s*$/iu;
const longNumber = /^\s*[\d.,\s]+$/u;
