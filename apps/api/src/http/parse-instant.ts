/** An instant of a request; null where none is given. A leap second, which JavaScript lacks, reads as the second before. */
export function parseInstant(text: string): Date;
export function parseInstant(text: string | null | undefined): Date | null;
export function parseInstant(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text.replace(/:60(?=\D|$)/u, ':59'));
}
