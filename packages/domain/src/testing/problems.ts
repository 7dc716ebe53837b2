import type { Problem } from '../problem.js';

/** Problems as lines of text: `CONS-41 lineItems: At least one freight item is required`. */
export function problemTexts(problems: readonly Problem[]): string[] {
  return problems.map(({ id, path, message }) => `${id} ${path}: ${message}`);
}
