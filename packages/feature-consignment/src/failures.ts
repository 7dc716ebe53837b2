import type { ApiError } from '@consign/api-client/internal';
import type { Consignment } from '@consign/api-client/consignment';
import { findApiError, findStaleConsignment } from '@consign/queries';
import type { SummaryProblem } from '@consign/ui';

import { findField } from './field-problems.js';

/** Why an action failed, for the top of the form. */
export interface SaveFailure {
  readonly title: string;
  readonly problems: readonly SummaryProblem[];
  /** The stored consignment, if somebody else has changed it since it was loaded (CONS-33). */
  readonly stored?: Consignment | undefined;
}

function listed(problems: ApiError['problems']): readonly SummaryProblem[] {
  return problems.map(({ path, message }) => ({ path: findField(path) ?? '', message }));
}

const notSaved = {
  save: 'Could not update consignment, please try again later',
  pickupDate: 'Failed to update pickup date. Please try again later.',
  move: 'Cannot update consignment, please try again later',
} as const;

function reasons(error: unknown): readonly SummaryProblem[] {
  const failure = findApiError(error);
  if (failure === null) return [];
  // No answer, or none that could be read: it may have been saved.
  if (failure.isNoResponse || failure.status < 400) {
    return [{ path: '', message: `${failure.message}. What you entered is still here.` }];
  }
  return failure.problems.length > 0 ? listed(failure.problems) : [{ path: '', message: failure.message }];
}

/** The purpose of a save: a status change, the pickup date alone (CONS-105), or any other. */
export type UpdatePurpose = keyof typeof notSaved;

/** A save that failed (CONS-52). */
export function updateFailure(error: unknown, purpose: UpdatePurpose): SaveFailure {
  const stored = findStaleConsignment(error);
  return {
    title: notSaved[purpose],
    problems: reasons(error),
    ...(stored === null ? {} : { stored }),
  };
}

/** A status call that failed (CONS-52). */
export function moveFailure(error: unknown): SaveFailure {
  return { title: 'Cannot finalise consignment, please try again later', problems: reasons(error) };
}

/** A cancel that failed (CONS-52). */
export function cancelFailure(error: unknown): SaveFailure {
  return { title: 'Cannot cancel consignment, please try again later', problems: reasons(error) };
}

/** A copy or return that failed (CONS-32). */
export function copyFailure(error: unknown): SaveFailure {
  return { title: 'Cannot create consignment copy/return, please try again later', problems: reasons(error) };
}
