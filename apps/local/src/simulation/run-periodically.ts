import type { Simulation } from './simulation.js';

const STEP_INTERVAL_MS = 15_000;

/** Steps again and again, never twice at once, until it is stopped. */
export function runPeriodically(
  simulation: Simulation,
  onFault: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = simulation.step().catch(onFault).finally(wait);
    }, STEP_INTERVAL_MS);
    timer.unref();
  };
  wait();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
