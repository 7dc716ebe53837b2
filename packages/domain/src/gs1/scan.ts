import { need, text as anyText } from '../argument.js';
import { checkDigit } from './check-digit.js';

/** The number in a barcode of ours. */
export type Scan =
  /** AI (00), the number of a piece: 18 digits. */
  | { readonly type: 'sscc'; readonly value: string }
  /** AI (401), the number of a consignment: company prefix and reference. */
  | { readonly type: 'ginc'; readonly value: string };

/** The symbology identifier of GS1-128 that scanners send before the content. */
const symbology = /^\]C1/iu;
/** FNC1 within the content, as scanners send it. */
const separator = '\u001D';

/**
 * Reads a scanned barcode of ours, or the text printed below it (LIST-34): the identifier with or without brackets, FNC1
 * as `]C1` or as the group separator, or an SSCC alone. Where a barcode has several numbers, the first counts: all are of
 * one consignment. Null for any other text, and for an SSCC with a wrong check digit.
 */
export function findScan(text: string): Scan | null {
  need('findScan', 'text', text, anyText);
  const content = joinPrinted(text.trim()).replace(symbology, '');
  const first = content.split(separator).find((part) => part !== '') ?? '';
  const [, sscc] = /^(?:\(00\)|00)?(\d{18})(?:\(401\).+|401\d{7}.*)?$/u.exec(first) ?? [];
  if (sscc !== undefined) {
    const isRight = checkDigit(sscc.slice(0, -1)) === Number(sscc.slice(-1));
    return isRight ? { type: 'sscc', value: sscc } : null;
  }
  const [, ginc] = /^(?:\(401\)|401)(\d{7}[!-'*-~]{0,23})(?:\(00\)\d{18})?$/u.exec(first) ?? [];
  return ginc === undefined ? null : { type: 'ginc', value: ginc };
}

/**
 * The printed form of a text that only a scanner sends, such as `(401)9521234TAS0001234`; any other text unchanged, so
 * that a number that merely looks like one of ours stays as it was typed.
 */
export function normaliseScan(text: string): string {
  need('normaliseScan', 'text', text, anyText);
  const content = joinPrinted(text.trim());
  const isScanned =
    symbology.test(content) || content.includes(separator) || /^\((?:00|401)\)/u.test(content);
  const scan = isScanned ? findScan(text) : null;
  return scan === null ? text : `(${scan.type === 'sscc' ? '00' : '401'})${scan.value}`;
}

/** Closes the gaps between the digits of printed numbers, `(00) 0 9521234 000000001 3`, anywhere in a text. */
export function joinPrinted(text: string): string {
  return text
    .replaceAll(/\(00\)(?:[^\S\r\n]*\d){18}/gu, (printed) => printed.replaceAll(/\s/gu, ''))
    .replaceAll(/\(401\)[^\S\r\n]+/gu, '(401)');
}
