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
} as const;

interface FormProblems {
  /** Why it did not go through, for the top of the form. */
  readonly failure: SaveFailure | null;
  readonly clear: () => void;
  /** What the rules found: told at the fields and in short, and the first field has the focus. */
  readonly tell: (problems: readonly Problem[], intent: Intent) => void;
  /** What the server said, with its problems at the fields. */
  readonly tellRefusal: (refusal: SaveFailure, errors?: Partial<Record<FieldPath, string>>) => void;
}

/** What keeps the form from being saved or moved on, as it is told. */
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
    tell: (problems, intent) => {
      form.setErrors(fieldErrors(problems));
      setFailure({ title: notDone[intent], problems: toSummary(problems) });
      focusFirst(problems.map(({ path }) => findField(path)));
    },
    tellRefusal: (refusal, errors) => {
      if (errors !== undefined) form.setErrors(errors);
      setFailure(refusal);
      focusFirst(Object.keys(errors ?? {}) as FieldPath[]);
    },
  };
}
