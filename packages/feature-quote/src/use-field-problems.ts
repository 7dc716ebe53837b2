import type { SummaryProblem } from '@consign/ui';
import { useState } from 'react';

import type { FieldErrors, FieldPath } from './field-paths.js';

interface Shown {
  /** The fields that show their problem. */
  readonly fields: readonly FieldPath[];
  /** The fields that stopped the last action: the summary lists them. */
  readonly listed: readonly FieldPath[];
  /** The problems of the server's refusal. */
  readonly refused: readonly SummaryProblem[];
  readonly isRefused: boolean;
}

const nothing: Shown = { fields: [], listed: [], refused: [], isRefused: false };

export interface FieldProblems {
  readonly errors: FieldErrors;
  /** The problems that stopped the last action and are not mended yet. */
  readonly summary: readonly SummaryProblem[];
  /** Whether a problem of the server's refusal is not mended yet; without fields, whether nothing has changed since. */
  readonly isRefused: boolean;
  readonly refused: readonly SummaryProblem[];
  readonly clear: (paths: readonly FieldPath[]) => void;
  readonly showAt: (path: FieldPath) => void;
  readonly list: (paths: readonly FieldPath[]) => void;
  readonly refuse: (problems: readonly SummaryProblem[]) => void;
}

function isWithin(path: FieldPath, parents: readonly FieldPath[]): boolean {
  return parents.some((parent) => path === parent || path.startsWith(`${parent}/`));
}

/**
 * The form's problems that are shown. A problem goes from its field and from the summary when its field changes, or when
 * another change solves it (ERR-25).
 */
export function useFieldProblems(current: readonly SummaryProblem[]): FieldProblems {
  const [{ fields, listed, refused, isRefused }, setShown] = useState(nothing);
  const errors: Partial<Record<FieldPath, string>> = {};
  for (const { path, message } of [...refused, ...current.filter((each) => fields.includes(each.path))]) {
    errors[path] ??= message;
  }
  return {
    errors,
    summary: current.filter(({ path }) => listed.includes(path)),
    isRefused,
    refused,
    clear: (paths) =>
      setShown((shown) => {
        const left = shown.refused.filter(({ path }) => !isWithin(path, paths));
        return {
          fields: shown.fields.filter((path) => !isWithin(path, paths)),
          listed: shown.listed.filter((path) => !isWithin(path, paths)),
          refused: left,
          isRefused: left.length > 0,
        };
      }),
    showAt: (path) =>
      setShown((shown) =>
        shown.fields.includes(path) ? shown : { ...shown, fields: [...shown.fields, path] },
      ),
    list: (paths) => setShown({ ...nothing, fields: paths, listed: paths }),
    refuse: (problems) => setShown({ ...nothing, refused: problems, isRefused: true }),
  };
}
