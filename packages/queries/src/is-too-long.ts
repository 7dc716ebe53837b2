/** Whether the contract refuses a term for its length, which is counted in characters. A lookup does not ask for it. */
export function isTooLong(term: string, max: number): boolean {
  return term.length > max && [...term.trim()].length > max;
}
