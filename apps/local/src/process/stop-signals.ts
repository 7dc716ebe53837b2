import { findLaunchers, haveLaunchersExited } from './ancestors.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LAUNCHER_CHECK_MS = 1000;
const SAME_REQUEST_MS = 500;

/**
 * Runs `stop` once on Ctrl-C, on a signal, or when the `npx` that launched the process exits (npx doesn't signal its
 * children). A second request exits immediately.
 */
export async function onStop(stop: () => Promise<void>): Promise<void> {
  let requestedAt = 0;
  const requestStop = (): void => {
    // A terminal and a package manager may both forward the same Ctrl-C.
    if (requestedAt > 0 && Date.now() - requestedAt > SAME_REQUEST_MS) process.exit(130);
    if (requestedAt > 0) return;
    requestedAt = Date.now();
    void stop();
  };
  for (const signal of signals) process.on(signal, requestStop);

  const launchers = await findLaunchers(process.pid);
  if (launchers.length === 0) return;
  const watch = async (): Promise<void> => {
    if ((await haveLaunchersExited(launchers)) && requestedAt === 0) requestStop();
  };
  const timer = setInterval(() => {
    void watch();
  }, LAUNCHER_CHECK_MS);
  timer.unref();
}
