import type { FastifyBaseLogger } from 'fastify';

import { isUnavailable } from './from-error.js';
import { scrubText } from './scrub.js';

/** Between two lines about one outage. */
const LINE_EVERY_MS = 60_000;

/** Tells of repeated failures, such as a database that is away, in a line a minute instead of one for each (PLAT-63). */
export interface OutageLog {
  /** A failure of the named part of the process, such as its polling for jobs. */
  failed(part: string, error: unknown): void;
  /** The part works; says so if its failure was told. */
  worked(part: string): void;
}

/** Their recovery is not logged: the jobs that poll the same database log it. */
const UNTOLD = new Set(['calls', 'pages']);

/** Something else than an outage is told with its stack, just as seldom. */
export function createOutageLog(log: FastifyBaseLogger, clock: { now(): Date }): OutageLog {
  const failing = new Map<string, number>();
  let toldAt = Number.NEGATIVE_INFINITY;
  let hasTold = false;
  return {
    failed: (part, error) => {
      failing.set(part, (failing.get(part) ?? 0) + 1);
      const now = clock.now().getTime();
      if (now - toldAt < LINE_EVERY_MS) return;
      toldAt = now;
      hasTold = true;
      const failures = Object.fromEntries(failing);
      const what = isUnavailable(error) ? { reason: toReason(error) } : { err: error };
      log.error({ failures, ...what }, 'not working; trying again');
    },
    worked: (part) => {
      if (!failing.delete(part)) return;
      if (!hasTold || [...failing.keys()].some((each) => !UNTOLD.has(each))) return;
      failing.clear();
      hasTold = false;
      log.info('working again');
    },
  };
}

function toReason(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  return scrubText(cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message);
}
