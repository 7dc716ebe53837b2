const storageKey = 'consign.sign-in-restarts';
const windowMs = 60_000;
const allowed = 2;

function readTimes(storage: Storage): number[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}

/** Counts a login that the application restarts by itself; false when it was the third within a minute (AUTH-04). */
export function takeRestart(storage: Storage, now: number): boolean {
  const recent = readTimes(storage).filter((time) => time <= now && now - time < windowMs);
  if (recent.length >= allowed) return false;
  storage.setItem(storageKey, JSON.stringify([...recent, now]));
  return true;
}

/** A login that the person asked for starts from nought. */
export function forgetRestarts(storage: Storage): void {
  storage.removeItem(storageKey);
}
