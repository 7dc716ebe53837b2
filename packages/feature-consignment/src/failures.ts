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

/** What failed: a save, for whatever purpose (CONS-105), a status call or a cancel (CONS-52), a copy or return (CONS-32). */
const titles = {
  save: 'Could not update consignment, please try again later',
  'save of the pickup date': 'Failed to update pickup date. Please try again later.',
  'save before a move': 'Cannot update consignment, please try again later',
  move: 'Cannot finalise consignment, please try again later',
  cancel: 'Cannot cancel consignment, please try again later',
  copy: 'Cannot create consignment copy/return, please try again later',
} as const;

export type FailedCall = keyof typeof titles;

function reasons(error: unknown): readonly SummaryProblem[] {
  const failure = findApiError(error);
  if (failure === null) return [];
  // No answer, or none that could be read: it may have been saved.
  if (failure.isNoResponse || failure.status < 400) {
    return [{ path: '', message: `${failure.message}. What you entered is still here.` }];
  }
  return failure.problems.length > 0 ? listed(failure.problems) : [{ path: '', message: failure.message }];
}

const notFound: SaveFailure = {
  title: 'This consignment was not found',
  problems: [
    { path: '', message: 'Its site may no longer be one of yours. What you entered is still here.' },
  ],
};

/** A call that failed, with the stored consignment where it was stale. */
export function callFailure(error: unknown, call: FailedCall): SaveFailure {
  if (findApiError(error)?.status === 404) return notFound;
  const stored = findStaleConsignment(error);
  return { title: titles[call], problems: reasons(error), ...(stored === null ? {} : { stored }) };
}
