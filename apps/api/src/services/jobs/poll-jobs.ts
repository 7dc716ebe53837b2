import type { FastifyBaseLogger } from 'fastify';

import type { JobRunner } from './run-jobs.js';

/** Polls for due jobs; one run at a time. */
export interface JobPolling {
  /** Stops claiming jobs; resolves when the running one has finished. */
  stop(): Promise<void>;
}

export function pollJobs(
  runner: JobRunner,
  options: {
    readonly everyMs: number;
    readonly clock: { now(): Date };
    readonly log: FastifyBaseLogger;
  },
): JobPolling {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  function later(): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = look().finally(later);
    }, options.everyMs);
    timer.unref();
  }

  async function look(): Promise<void> {
    try {
      await runner.runDue(options.clock, stopping.signal);
    } catch (error) {
      // The database may be briefly unavailable; the next poll tries again.
      options.log.error({ err: error }, 'could not look for due jobs');
    }
  }

  later();
  return {
    stop: async () => {
      stopping.abort();
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
