/** A code with what people may write instead of it. */
export interface Named {
  readonly code: string;
  readonly name?: string | undefined;
}

/** A code that texts are compared with. */
interface PreparedCode {
  readonly code: string;
  readonly bareCode: string;
  /** Undefined without a name. */
  readonly bareName: string | undefined;
}

/** Prepares codes for `findClosest`, once for all texts. */
export function prepareCodes(known: readonly Named[]): readonly PreparedCode[] {
  return known.map(({ code, name }) => {
    const bareName = name === undefined ? undefined : toComparableText(name);
    return { code, bareCode: toComparableText(code), bareName };
  });
}

const maxSuggestions = 3;
const maxLength = 64;

/**
 * The codes that a text most likely means, the likeliest first: one whose name it is, one that it begins with or that
 * begins with it, and those at most a third of their letters away. At most 3.
 */
export function findClosest(text: string, known: readonly PreparedCode[]): string[] {
  const wanted = toComparableText(text);
  if (wanted === '' || wanted.length > maxLength) return [];
  const scored: { readonly code: string; readonly score: number }[] = [];
  for (const { code, bareCode, bareName } of known) {
    const score = bareName === wanted ? 0 : scoreCode(wanted, bareCode);
    if (score !== null) scored.push({ code, score });
  }
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, maxSuggestions)
    .map(({ code }) => code);
}

function scoreCode(wanted: string, code: string): number | null {
  if (wanted === code) return 0;
  const limit = Math.max(1, Math.floor(Math.max(wanted.length, code.length) / 3));
  const distance = countEdits(wanted, code, limit);
  if (distance !== null) return distance;
  const isPart = wanted.length >= 2 && (code.startsWith(wanted) || wanted.startsWith(code));
  return isPart ? limit + 1 : null;
}

/** Upper case without macrons, spaces and punctuation. */
function toComparableText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** How many letters to insert, delete, replace or swap with the next to turn a into b; null for more than `limit`. */
function countEdits(a: string, b: string, limit: number): number | null {
  if (Math.abs(a.length - b.length) > limit) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  const edits = last[b.length] ?? 0;
  return edits <= limit ? edits : null;
}
