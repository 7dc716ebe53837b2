export const maxNameLength = 60;

/** The server checks the rest: duplicate names and the number of views (LIST-29). */
export function nameProblem(name: string): string | null {
  return name.trim() === '' ? 'Enter a name' : null;
}
