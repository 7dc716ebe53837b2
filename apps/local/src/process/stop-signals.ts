import { findStarters, haveStartersGone } from './ancestors.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const checkEveryMilliseconds = 1000;
const sameRequestMilliseconds = 500;

/**
 * Runs `stop` once when the process is asked to end: by Ctrl-C, by a signal, or when the `npx` that started it is
 * ended, which tells its children nothing. A second request ends the process at once.
 */
export async function onStop(stop: () => Promise<void>): Promise<void> {
  let asked = 0;
  const ask = (): void => {
    // A terminal and a package manager may both pass the one Ctrl-C on.
    if (asked > 0 && Date.now() - asked > sameRequestMilliseconds) process.exit(130);
    if (asked > 0) return;
    asked = Date.now();
    void stop();
  };
  for (const signal of signals) process.on(signal, ask);

  const starters = await findStarters(process.pid);
  if (starters.length === 0) return;
  const watch = async (): Promise<void> => {
    if ((await haveStartersGone(starters)) && asked === 0) ask();
  };
  const timer = setInterval(() => {
    void watch();
  }, checkEveryMilliseconds);
  timer.unref();
}
