/** An instant of a request, which the contract has checked; null where none is given. */
export function parseInstant(text: string): Date;
export function parseInstant(text: string | null | undefined): Date | null;
export function parseInstant(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}
