import type { OutageLog } from '../../http/problems/outage-log.js';
import type { JobRunner } from './run-jobs.js';

/** Between two polls while the database is away. */
const LONGEST_WAIT_MS = 15_000;

const MAX_COUNTED_FAILURES = 10;

/** Polls for due jobs; one run at a time, and ever less often while it fails (PLAT-63). */
export interface JobPolling {
  /** Stops claiming jobs; resolves when the running one has finished. */
  stop(): Promise<void>;
}

export function pollJobs(
  runner: JobRunner,
  options: {
    /** What the log calls it. */
    readonly name: string;
    readonly everyMs: number;
    readonly clock: { now(): Date };
    readonly outages: OutageLog;
  },
): JobPolling {
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  /** All polling of a process keeps the same beat, so that it can share what it asks. */
  const untilNextBeat = (): number => options.everyMs - (performance.now() % options.everyMs);
  const backOff = (): number =>
    Math.min(options.everyMs * 2 ** failures, Math.max(options.everyMs, LONGEST_WAIT_MS));

  function later(): void {
    if (stopping.signal.aborted) return;
    const wait = failures === 0 ? untilNextBeat() : backOff();
    timer = setTimeout(() => {
      running = look().finally(later);
    }, wait);
    timer.unref();
  }

  async function look(): Promise<void> {
    try {
      await runner.runDue(options.clock, stopping.signal);
      failures = 0;
      options.outages.worked(options.name);
    } catch (error) {
      failures = Math.min(failures + 1, MAX_COUNTED_FAILURES);
      options.outages.failed(options.name, error);
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
