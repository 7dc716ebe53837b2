const IDLE_TIMEOUT_MS = 5_000;

/** Acts once the browser has nothing else to do, and soon in a browser that can't tell; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (window.requestIdleCallback === undefined) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(idle);
}
