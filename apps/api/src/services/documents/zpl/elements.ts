import { escapeField, fitText } from './field-text.js';

/** 203 dpi. */
const DOTS_PER_MM = 8;
export const dots = (millimetres: number): number => Math.round(millimetres * DOTS_PER_MM);
const pointsToDots = (points: number): number => Math.round((points * 25.4 * DOTS_PER_MM) / 72);

/** Font 0, which every printer of the language has, and the one that label.ts names for all other letters. */
const BUILT_IN_FONT = '0';
export const MACRON_FONT = 'Z';
/** What font 0 has: Latin 1. */
const PLAIN = /^[\u0020-\u007E\u00A0-\u00FF]*$/u;

export const MARGIN = 5;
const QUIET_MODULES = 10;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Heights of the characters: the largest, and the smallest before the text is cut. In points, as on the PDF. */
  readonly size: number;
  readonly least: number;
  readonly align?: 'L' | 'C' | 'R';
  /** White on black. */
  readonly isReversed?: boolean;
}

/** A text in its box, line by line. */
export function text(
  content: string,
  { x, y, width, height, size, least, align = 'L', isReversed = false }: Box,
): string[] {
  const box = {
    width: dots(width),
    height: dots(height),
    size: pointsToDots(size),
    least: pointsToDots(least),
  };
  const fitted = fitText(content, box);
  const font = fitted.lines.every((line) => PLAIN.test(line)) ? BUILT_IN_FONT : MACRON_FONT;
  return fitted.lines.map((line, index) => {
    const top = dots(y) + Math.round(index * fitted.lineHeight);
    const reversed = isReversed ? '^FR' : '';
    // A block writes excess text over its own line: only for texts that need aligning.
    const block = align === 'L' ? '' : `^FB${box.width},1,0,${align}`;
    return `^FO${dots(x)},${top}${reversed}^A${font}N,${fitted.height}${block}^FH^FD${escapeField(line)}^FS`;
  });
}

/** A small heading over a text. */
export function caption(content: string, x: number, y: number, width: number): string[] {
  return text(content, { x, y, width, height: 2.5, size: 6, least: 6 });
}

/** A line across the label. */
export function rule(y: number, width: number): string {
  return `^FO${dots(MARGIN)},${dots(y)}^GB${dots(width)},2,2^FS`;
}

/** A diamond with the class of the goods. */
export function writeDiamond(x: number, y: number, side: number, goodsClass: string): string[] {
  const half = dots(side / 2);
  const left = dots(x);
  const top = dots(y);
  const line = (column: number, row: number, lean: 'L' | 'R') =>
    `^FO${left + column},${top + row}^GD${half},${half},4,B,${lean}^FS`;
  return [
    line(0, 0, 'R'),
    line(half, 0, 'L'),
    line(0, half, 'L'),
    line(half, half, 'R'),
    ...text(goodsClass, { x, y: y + side / 2 - 2.4, width: side, height: 6, size: 16, least: 8, align: 'C' }),
  ];
}

/** Bars in the middle of the label, as wide as the label and its quiet zones allow. Modules are in dots. */
export function writeBars(
  elements: string,
  { y, height, maxModule }: { readonly y: number; readonly height: number; readonly maxModule: number },
  width: number,
): string[] {
  const { data, modules } = encodeGs1(elements);
  const module = Math.max(1, Math.min(maxModule, Math.floor(dots(width) / (modules + 2 * QUIET_MODULES))));
  const x = Math.round((dots(width) - modules * module) / 2);
  return [`^FO${x},${dots(y)}^BY${module},2,${dots(height)}^BCN,${dots(height)},N,N,N,N^FD${data}^FS`];
}

/** What ^BC takes, and its width. */
interface Code128 {
  /** Field data with the printer's own marks for code sets and FNC1. */
  readonly data: string;
  /** In modules, without quiet zones. */
  readonly modules: number;
}

const START_B = '>:';
const START_C = '>;';
const TO_B = '>6';
const TO_C = '>5';
const FNC1 = '>8';
const SYMBOL_MODULES = 11;
const STOP_MODULES = 13;
/** Fewer digits are no shorter in code set C, because of the change to it. */
const MIN_DIGITS_IN_C = 4;

/**
 * Encodes an element string as GS1-128 for a Zebra printer: pairs of digits in code set C, the rest in B, so that the bars
 * equal the PDF's (DOCS-09). `elements` is the identifier and its value without brackets.
 */
export function encodeGs1(elements: string): Code128 {
  const runs = elements.match(/\d+|\D+/gu) ?? [];
  const startsInC = (runs[0] ?? '').length >= 2 && /^\d/u.test(runs[0] ?? '');
  let data = (startsInC ? START_C : START_B) + FNC1;
  let symbols = 2;
  let isC = startsInC;
  for (const run of runs) {
    const isDigits = /^\d/u.test(run);
    // A digit left over comes first after other characters, and last at the start.
    const inPairs = isDigits && (isC || run.length >= MIN_DIGITS_IN_C) ? run.length - (run.length % 2) : 0;
    const isOddFirst = !isC && inPairs > 0 && run.length % 2 === 1;
    const before = isOddFirst ? run.slice(0, 1) : '';
    const pairs = run.slice(before.length, before.length + inPairs);
    const after = run.slice(before.length + inPairs);
    data += before;
    symbols += before.length;
    if (pairs !== '') {
      if (!isC) {
        data += TO_C;
        symbols += 1;
        isC = true;
      }
      data += pairs;
      symbols += pairs.length / 2;
    }
    if (after !== '') {
      if (isC) {
        data += TO_B;
        symbols += 1;
        isC = false;
      }
      data += after;
      symbols += after.length;
    }
  }
  // The check symbol, and the stop pattern.
  return { data, modules: (symbols + 1) * SYMBOL_MODULES + STOP_MODULES };
}
