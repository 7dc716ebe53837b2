/** What ^BC takes, and its width. */
export interface Code128 {
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
