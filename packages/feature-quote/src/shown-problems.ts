import type { SummaryProblem } from '@consign/ui';

import type { FieldErrors, FieldPath } from './field-paths.js';

/**
 * The form's problems that are shown. A problem goes from its field and from the summary when its field changes, or when
 * another change solves it (ERR-25).
 */
export interface ShownProblems {
  /** The fields that show their problem. */
  readonly fields: readonly FieldPath[];
  /** The fields that stopped the last action: the summary lists them. */
  readonly listed: readonly FieldPath[];
  /** The problems of the server's refusal. */
  readonly refused: readonly SummaryProblem[];
  /** Whether a problem of the server's refusal is not mended yet; without fields, whether nothing has changed since. */
  readonly isRefused: boolean;
}

export const noProblems: ShownProblems = { fields: [], listed: [], refused: [], isRefused: false };

/** After a change of these fields. */
export function clearProblems(shown: ShownProblems, changed: readonly FieldPath[]): ShownProblems {
  const isLeft = (path: FieldPath): boolean =>
    !changed.some((parent) => path === parent || path.startsWith(`${parent}/`));
  const refused = shown.refused.filter(({ path }) => isLeft(path));
  return {
    fields: shown.fields.filter(isLeft),
    listed: shown.listed.filter(isLeft),
    refused,
    isRefused: refused.length > 0,
  };
}

/** The first problem of each field that shows its own. */
export function findErrors(
  { fields, refused }: ShownProblems,
  findCurrent: () => readonly SummaryProblem[],
): FieldErrors {
  const current = fields.length === 0 ? [] : findCurrent().filter(({ path }) => fields.includes(path));
  const errors: Partial<Record<FieldPath, string>> = {};
  for (const { path, message } of [...refused, ...current]) errors[path] ??= message;
  return errors;
}
