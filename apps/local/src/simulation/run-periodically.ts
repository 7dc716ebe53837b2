import type { Simulation } from './simulation.js';

const STEP_INTERVAL_MS = 15_000;

/** Runs the simulation every 15 s until stopped; steps never overlap. */
export function runPeriodically(
  simulation: Simulation,
  onFault: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = simulation.step().catch(onFault).finally(schedule);
    }, STEP_INTERVAL_MS);
    timer.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
