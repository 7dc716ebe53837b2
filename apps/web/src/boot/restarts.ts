const storageKey = 'consign.sign-in-restarts';
const RESTART_WINDOW_MS = 60_000;
const MAX_RESTARTS = 2;

function readTimes(storage: Storage): number[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}

/** Counts an automatic restart of sign-in; false for the third within a minute (AUTH-04). */
export function tryRestart(storage: Storage, now: number): boolean {
  const recent = readTimes(storage).filter((time) => time <= now && now - time < RESTART_WINDOW_MS);
  if (recent.length >= MAX_RESTARTS) return false;
  storage.setItem(storageKey, JSON.stringify([...recent, now]));
  return true;
}

/** Resets the count when the user retries. */
export function resetRestarts(storage: Storage): void {
  storage.removeItem(storageKey);
}
