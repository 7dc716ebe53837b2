export const maxNameLength = 60;

/** The server tells of the rest: a name that is taken, one view too many (LIST-29). */
export function nameProblem(name: string): string | null {
  return name.trim() === '' ? 'Enter a name' : null;
}
