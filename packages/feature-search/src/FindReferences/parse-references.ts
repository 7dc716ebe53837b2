import { joinPrinted, normaliseScan } from '@consign/domain/gs1';

const maxReferenceLength = 50;

export interface PastedReferences {
  /** Without duplicates, in their first spelling. */
  readonly references: readonly string[];
  /** Number of repeated references, ignoring case. */
  readonly duplicates: number;
  /** Texts longer than any reference. */
  readonly tooLong: readonly string[];
}

/**
 * Parses references from a spreadsheet, a scanner or an email, separated by white space, commas or semicolons. A scanned
 * barcode is written as it is printed (LIST-34).
 */
export function parseReferences(text: string): PastedReferences {
  const words = joinPrinted(text)
    .split(/[\s,;]+/)
    .flatMap((word) => {
      // Strip a spreadsheet's quotes.
      const bare = normaliseScan(word.replaceAll(/^["']+|["']+$/g, ''));
      return bare === '' ? [] : [bare];
    });
  const tooLong = words.filter((word) => word.length > maxReferenceLength);
  const fitting = words.filter((word) => word.length <= maxReferenceLength);
  const first = new Map<string, string>();
  for (const word of fitting) {
    const key = word.toUpperCase();
    if (!first.has(key)) first.set(key, word);
  }
  return { references: [...first.values()], duplicates: fitting.length - first.size, tooLong };
}
