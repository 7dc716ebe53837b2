import type { Problem } from '@consign/domain/rules';
import { focusField } from '@consign/ui';
import type { UseFormReturnType } from '@mantine/form';
import { useState, type ReactNode } from 'react';

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
  /** Why the last action failed, for the top of the form: the problems that are not mended yet (ERR-25). */
  readonly failure: SaveFailure | null;
  /** The problems at the fields, without problems of the rules that another change has solved. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly clear: () => void;
  /** A change of these fields takes their problems from the summary. */
  readonly mend: (paths: readonly string[]) => void;
  /** Shows the rules' problems at their fields and in a summary, and focuses the first. */
  readonly show: (problems: readonly Problem[], intent: Intent) => void;
  /** Shows the server's refusal, with its problems at their fields. */
  readonly showRefusal: (refusal: SaveFailure, errors?: Partial<Record<FieldPath, string>>) => void;
}

interface Shown {
  readonly failure: SaveFailure;
  /** The problems of the rules; the summary names their cards (CONS-40). Null for a refusal. */
  readonly found: readonly Problem[] | null;
  readonly intent: Intent;
  /** Whether the problems stand at their fields too. */
  readonly isAtFields: boolean;
}

/** A failure with its problems that are left; null once all of them are mended. */
function narrow(shown: Shown, isLeft: (field: string) => boolean): Shown | null {
  if (!shown.isAtFields) return shown;
  const found = shown.found?.filter(({ path }) => isLeft(findField(path) ?? '')) ?? null;
  const { failure } = shown;
  const problems = found === null ? failure.problems.filter(({ path }) => isLeft(path)) : toSummary(found);
  if (problems.length === 0 && failure.problems.length > 0) return null;
  return { ...shown, found, failure: { ...failure, problems } };
}

function toFields(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ path }) => findField(path) ?? ''));
}

/** Shows why the form could not be submitted. */
export function useFormProblems(
  form: Pick<UseFormReturnType<FormValues>, 'setErrors' | 'errors'>,
  check: (intent: Intent) => readonly Problem[],
  onReveal: (field: FieldPath) => void,
): FormProblems {
  const [shown, setShown] = useState<Shown | null>(null);
  const found = toFields(shown?.found ?? []);
  const current = shown === null || found.size === 0 ? found : toFields(check(shown.intent));
  const errors = Object.fromEntries(
    Object.entries(form.errors).filter(([field]) => !found.has(field) || current.has(field)),
  );
  const left = shown && narrow(shown, (field) => field === '' || errors[field] !== undefined);
  const focusFirst = (names: readonly (FieldPath | null)[]): void => {
    const first = names.find((name) => name !== null);
    if (first === undefined || first === null) return;
    onReveal(first);
    focusField(first);
  };
  return {
    failure: left?.failure ?? null,
    errors,
    clear: () => setShown(null),
    mend: (paths) => setShown((now) => now && narrow(now, (field) => !paths.includes(field))),
    show: (problems, intent) => {
      form.setErrors(fieldErrors(problems));
      const failure = { title: notDone[intent], problems: toSummary(problems) };
      setShown({ failure, found: problems, intent, isAtFields: true });
      focusFirst(problems.map(({ path }) => findField(path)));
    },
    showRefusal: (failure, refused) => {
      if (refused !== undefined) form.setErrors(refused);
      setShown({ failure, found: null, intent: 'save', isAtFields: refused !== undefined });
      focusFirst(Object.keys(refused ?? {}) as FieldPath[]);
    },
  };
}
