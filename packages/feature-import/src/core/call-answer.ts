import { findApiError, findImportedBefore } from '@consign/queries';

import type { CallAnswer } from '../runner/import-runner.js';

/** What is shown where the server says nothing (IMPT-09). */
export const unknownError = 'Unknown error occurred';

/** Seconds to wait where a busy server does not say how long. */
const usualWait = 5;

const isBusy = (status: number) => status === 429 || status === 503;
/** Of a gateway: the call may have been carried out. */
const isGateway = (status: number) => status === 502 || status === 504;

/** What a failed create call means for the import (IMPT-09, IMPT-20). */
export function toCallAnswer(error: unknown): CallAnswer {
  const before = findImportedBefore(error);
  if (before !== undefined) return { kind: 'existing', reference: before.reference };
  const failure = findApiError(error);
  if (failure === null) return { kind: 'failed', title: unknownError, texts: [], places: {} };
  const { status, retryAfter } = failure;
  if (status === 401) return { kind: 'signed-out' };
  if (isBusy(status)) return { kind: 'wait', seconds: retryAfter ?? usualWait };
  // A call with the same key is still being carried out.
  if (status === 409 && retryAfter !== null) return { kind: 'wait', seconds: retryAfter };
  if (failure.isNoResponse || isGateway(status)) return { kind: 'lost' };
  const texts = [...new Set(Object.values(failure.errors).flat())];
  // A string error is shown as given (ERR-08); markup of a gateway is not the message.
  const given = failure.body === failure.message ? failure.message : null;
  return { kind: 'failed', title: failure.title ?? given ?? unknownError, texts, places: failure.errors };
}
