import type { Schedule } from '../schedule.js';

export interface ManualTimer {
  readonly schedule: Schedule;
  /** Advances the time and runs the due functions in order. */
  readonly advance: (ms: number) => void;
  /** Number of scheduled functions. */
  readonly waiting: () => number;
}

/** A timer that only advances when the test says so. */
export function manualTimer(): ManualTimer {
  let now = 0;
  let queue: { readonly at: number; readonly run: () => void }[] = [];
  return {
    schedule: (run, ms) => {
      const entry = { at: now + ms, run };
      queue = [...queue, entry].sort((one, other) => one.at - other.at);
      return () => {
        queue = queue.filter((waiting) => waiting !== entry);
      };
    },
    advance: (ms) => {
      const end = now + ms;
      for (let next = queue[0]; next !== undefined && next.at <= end; next = queue[0]) {
        queue = queue.slice(1);
        now = next.at;
        next.run();
      }
      now = end;
    },
    waiting: () => queue.length,
  };
}
