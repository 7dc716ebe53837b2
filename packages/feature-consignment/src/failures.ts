import type { ApiError } from '@consign/api-client';
import type { SummaryProblem } from '@consign/ui';

import { findField } from './field-problems.js';

/** Why a save did not go through, for the top of the form. */
export interface SaveFailure {
  readonly title: string;
  readonly problems: readonly SummaryProblem[];
  /** It was changed by somebody else since it was loaded (CONS-33). */
  readonly isStale: boolean;
}

/** The error of a call, or null for one that is none. */
export function findApiError(error: unknown): ApiError | null {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null;
}

/**
 * Whether it is unknown if the call took effect: no answer, an empty one, a server that broke, or the first try still
 * being worked on. Only the same call again can tell (CONS-34).
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const failure = findApiError(error);
  return failure === null || failure.status < 400 || failure.status >= 500 || failure.status === 409;
}

function listed(problems: ApiError['problems']): readonly SummaryProblem[] {
  return problems.map(({ path, message }) => ({ path: findField(path) ?? '', message }));
}

/** CONS-32: 'Couldn't create consignment. {reason}', or without a reason of the server to try again later. */
export function createFailure(error: unknown): SaveFailure {
  const failure = findApiError(error);
  const problems = failure?.problems ?? [];
  if (failure === null || isOutcomeUnknown(error)) {
    return {
      title: "Couldn't create consignment, please try again later.",
      problems: [
        {
          path: '',
          message: `${failure?.message ?? 'Something went wrong'}. What you entered is kept. Saving again does not create it twice.`,
        },
      ],
      isStale: false,
    };
  }
  // Each problem is a line of its own (ERR-08), and stands at its field as well.
  const reason = problems.length > 0 ? problems.map(({ message }) => message).join('\n') : failure.message;
  return { title: `Couldn't create consignment. ${reason}`, problems: [], isStale: false };
}

/** CONS-52 */
export function updateFailure(error: unknown): SaveFailure {
  const failure = findApiError(error);
  const isStale = failure?.status === 409;
  const problems = listed(failure?.problems ?? []);
  return {
    title: 'Could not update consignment, please try again later',
    problems: problems.length > 0 || failure === null ? problems : [{ path: '', message: failure.message }],
    isStale,
  };
}
