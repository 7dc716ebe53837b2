import type { ClaimedJob } from './job-store.js';

/**
 * Handles one kind of job. It must be idempotent: a job is delivered again when its process died before it reported the
 * result.
 */
export interface JobHandler {
  readonly kind: string;
  run(job: ClaimedJob, now: Date): Promise<void>;
}

/** A failure that a retry cannot fix. */
export class FailedForGood extends Error {
  override readonly name = 'FailedForGood';
}
