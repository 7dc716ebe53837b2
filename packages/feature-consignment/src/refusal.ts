import type { Problem } from '@consign/domain/rules';

import type { SaveFailure } from './failures.js';
import { findField, toSummary } from './field-problems.js';
import type { Intent } from './intents.js';

/** Why a task failed, with the problems that are not mended yet (ERR-25). */
export interface Refusal {
  readonly failure: SaveFailure;
  /** The problems of the rules; the summary names their cards (CONS-40). Null where the server refused. */
  readonly found: readonly Problem[] | null;
  readonly intent: Intent;
  /** Whether the problems are also shown at their fields. */
  readonly isAtFields: boolean;
}

const notDone = {
  save: 'The consignment was not saved',
  ready: 'The consignment was not marked as ready',
  pickup: 'The pickup was not requested',
  dispatch: 'The pickup was not requested',
} as const;

export function refuseByRules(found: readonly Problem[], intent: Intent): Refusal {
  return {
    failure: { title: notDone[intent], problems: toSummary(found) },
    found,
    intent,
    isAtFields: true,
  };
}

/** The refusal with the problems of the fields that are still wrong; null once all of them are mended. */
export function keepProblems(refusal: Refusal | null, isWrong: (field: string) => boolean): Refusal | null {
  if (refusal === null || !refusal.isAtFields) return refusal;
  const { failure } = refusal;
  const found = refusal.found?.filter(({ path }) => isWrong(findField(path) ?? '')) ?? null;
  const problems = found === null ? failure.problems.filter(({ path }) => isWrong(path)) : toSummary(found);
  if (problems.length === 0 && failure.problems.length > 0) return null;
  return { ...refusal, found, failure: { ...failure, problems } };
}

function toFields(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ path }) => findField(path) ?? ''));
}

type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The problems of a refusal, without rule problems that a change to another field has solved. */
export function currentProblems(
  errors: FieldErrors,
  refusal: Refusal | null,
  check: (intent: Intent) => readonly Problem[],
): { readonly errors: FieldErrors; readonly failure: SaveFailure | null } {
  if (refusal === null) return { errors, failure: null };
  const found = toFields(refusal.found ?? []);
  const current = found.size === 0 ? found : toFields(check(refusal.intent));
  const left = Object.fromEntries(
    Object.entries(errors).filter(([field]) => !found.has(field) || current.has(field)),
  );
  const shown = keepProblems(refusal, (field) => field === '' || left[field] !== undefined);
  return { errors: left, failure: shown?.failure ?? null };
}
