/** The moment that a body asks for; null where it asks for none. A leap second, which JavaScript lacks, is the one before. */
export function momentOf(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text.replace(/:60(?=\D|$)/u, ':59'));
}
