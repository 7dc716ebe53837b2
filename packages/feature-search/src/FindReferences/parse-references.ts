/** What one search takes (LIST-26). */
export const maxReferences = 1_000;
const maxReferenceLength = 50;

export interface PastedReferences {
  /** Each once, as it was first written. */
  readonly references: readonly string[];
  /** How many stood there again, in any case. */
  readonly duplicates: number;
  /** Longer than any reference is. */
  readonly tooLong: readonly string[];
}

/** References from a spreadsheet's column, a scanner or a mail: one per line, or between commas, semicolons, tabs, spaces. */
export function parseReferences(text: string): PastedReferences {
  const words = text.split(/[\s,;]+/).flatMap((word) => {
    // A spreadsheet's quotes are none of the reference.
    const bare = word.replaceAll(/^["']+|["']+$/g, '');
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
