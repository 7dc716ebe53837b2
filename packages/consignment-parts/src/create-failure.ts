import { findApiError } from '@consign/queries';
import type { SummaryProblem } from '@consign/ui';

/** Why a consignment was not created, for the top of the form. */
export interface CreateFailure {
  readonly title: string;
  readonly problems: readonly SummaryProblem[];
}

/**
 * Whether it is unknown if the call took effect: no response, an empty one, a server error, or the first attempt still
 * in progress. Only the same call again can tell (CONS-34).
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const failure = findApiError(error);
  return failure === null || failure.status < 400 || failure.status >= 500 || failure.status === 409;
}

/** A create that failed (CONS-32): with the server's reason, or to try again later. */
export function createFailure(error: unknown): CreateFailure {
  const failure = findApiError(error);
  const problems = failure?.problems ?? [];
  if (failure === null || isOutcomeUnknown(error)) {
    return {
      title: "Couldn't create consignment, please try again later.",
      problems: [
        {
          path: '',
          message: `${failure?.message ?? 'Something went wrong'}. What you entered is kept. Saving again won't create it twice.`,
        },
      ],
    };
  }
  // One line per sentence (ERR-08); each also shows at its field.
  const sentences = new Set(problems.map(({ message }) => message));
  const reason = sentences.size > 0 ? [...sentences].join('\n') : failure.message;
  return { title: `Couldn't create consignment. ${reason}`, problems: [] };
}
