import { findLaunchers, haveLaunchersExited } from './ancestors.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LAUNCHER_CHECK_MS = 1000;
const SAME_REQUEST_MS = 500;

/**
 * Runs `stop` once when the process is asked to end: by Ctrl-C, by a signal, or when the `npx` that started it is
 * ended, which tells its children nothing. A second request ends the process at once.
 */
export async function onStop(stop: () => Promise<void>): Promise<void> {
  let asked = 0;
  const ask = (): void => {
    // A terminal and a package manager may both pass the one Ctrl-C on.
    if (asked > 0 && Date.now() - asked > SAME_REQUEST_MS) process.exit(130);
    if (asked > 0) return;
    asked = Date.now();
    void stop();
  };
  for (const signal of signals) process.on(signal, ask);

  const starters = await findLaunchers(process.pid);
  if (starters.length === 0) return;
  const watch = async (): Promise<void> => {
    if ((await haveLaunchersExited(starters)) && asked === 0) ask();
  };
  const timer = setInterval(() => {
    void watch();
  }, LAUNCHER_CHECK_MS);
  timer.unref();
}
