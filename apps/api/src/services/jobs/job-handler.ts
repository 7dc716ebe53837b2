import type { Tx } from '../../database/database.js';
import type { ClaimedJob } from './job-store.js';

/**
 * Handles one kind of job. It must be idempotent: a job is delivered again when its process died before it reported the
 * result.
 */
export interface JobHandler {
  readonly kind: string;
  run(job: ClaimedJob, now: Date): Promise<void>;
  /** Runs in the transaction that marks the job as dead. */
  onGivenUp?(
    tx: Tx,
    job: ClaimedJob,
    failure: { readonly error: unknown; readonly now: Date },
  ): Promise<void>;
  /** Runs in the transaction that removes the finished job. */
  onDone?(tx: Tx, job: ClaimedJob): Promise<void>;
}

/** A failure that a retry cannot fix. */
export class FailedForGood extends Error {
  override readonly name: string = 'FailedForGood';
}

/** The job is not done yet, and the handler says when to try it again: for how long is up to the handler. */
export class TryAgainAt extends Error {
  override readonly name: string = 'TryAgainAt';

  constructor(readonly at: Date) {
    super('Not done yet');
  }
}

const SECOND = 1000;
const FIRST_WAIT_MS = 15 * SECOND;
const LONGEST_WAIT_MS = 3600 * SECOND;
export const GIVEN_UP_AFTER_MS = 3 * 24 * 3600 * SECOND;

/** Milliseconds to wait after so many failed attempts. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 4 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS);
}

/** When to retry a failed job: with growing delays for three days; null means give up (DOCS-12). */
export function nextTry(
  { createdAt, attempts }: { readonly createdAt: Date; readonly attempts: number },
  now: Date,
): Date | null {
  const at = new Date(now.getTime() + retryDelay(attempts));
  return at.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS ? null : at;
}
