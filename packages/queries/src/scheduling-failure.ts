import { findApiError } from './find-api-error.js';

export const workingDatesFailed = 'An error occurred while fetching working dates';
export const serviceDateFailed = 'An error occurred while fetching service date';

/**
 * What to show for a failed call of the scheduling service (ERR-17): the title of its answer, or that there was none;
 * otherwise the situation's own sentence (DATE-04).
 */
export function describeSchedulingFailure(error: unknown, sentence: string): string {
  const failure = findApiError(error);
  if (failure === null) return sentence;
  return failure.isNoResponse ? failure.message : (failure.title ?? sentence);
}
