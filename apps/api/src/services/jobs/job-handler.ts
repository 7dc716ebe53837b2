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
