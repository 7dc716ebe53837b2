import type { ClaimedJob } from './job-store.js';

/**
 * Does the work of one kind of job. It may be called again for a job that was done, when its process died before it
 * could say so: done twice is as done once.
 */
export interface JobHandler {
  readonly kind: string;
  run(job: ClaimedJob, now: Date): Promise<void>;
}

/** A failure that no other try will mend. */
export class FailedForGood extends Error {
  override readonly name = 'FailedForGood';
}
