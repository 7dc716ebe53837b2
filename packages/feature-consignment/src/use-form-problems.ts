import type { Problem } from '@consign/domain/rules';
import { focusField } from '@consign/ui';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';

import type { SaveFailure } from './failures.js';
import { fieldErrors, findField, toSummary, type FieldPath } from './field-problems.js';
import type { FormValues } from './form-values.js';
import type { Intent } from './intents.js';

const notDone = {
  save: 'The consignment was not saved',
  ready: 'The consignment was not marked as ready',
  pickup: 'The pickup was not requested',
  dispatch: 'The pickup was not requested',
} as const;

export interface FormProblems {
  /** Why the last action failed, for the top of the form. */
  readonly failure: SaveFailure | null;
  readonly clear: () => void;
  /** Shows the rules' problems at their fields and in a summary, and focuses the first unless told not to. */
  readonly show: (
    problems: readonly Problem[],
    intent: Intent,
    options?: { readonly focus: boolean },
  ) => void;
  /** Shows the server's refusal, with its problems at their fields. */
  readonly showRefusal: (refusal: SaveFailure, errors?: Partial<Record<FieldPath, string>>) => void;
}

/** Shows why the form could not be submitted. */
export function useFormProblems(
  form: Pick<UseFormReturnType<FormValues>, 'setErrors'>,
  onReveal: (field: FieldPath) => void,
): FormProblems {
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const focusFirst = (names: readonly (FieldPath | null)[]): void => {
    const first = names.find((name) => name !== null);
    if (first === undefined || first === null) return;
    onReveal(first);
    focusField(first);
  };
  return {
    failure,
    clear: () => setFailure(null),
    show: (problems, intent, { focus } = { focus: true }) => {
      form.setErrors(fieldErrors(problems));
      setFailure({ title: notDone[intent], problems: toSummary(problems) });
      if (focus) focusFirst(problems.map(({ path }) => findField(path)));
    },
    showRefusal: (refusal, errors) => {
      if (errors !== undefined) form.setErrors(errors);
      setFailure(refusal);
      focusFirst(Object.keys(errors ?? {}) as FieldPath[]);
    },
  };
}
