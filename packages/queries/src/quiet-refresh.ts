import type { Client } from '@consign/api-client/internal';
import type { ChangeCheck } from '@consign/api-client/consignment';

/** How often the server is asked for changes (DASH-31, LIST-37). */
export const REFRESH_INTERVAL_MS = 60_000;

interface Options {
  /** Asks whether anything changed since a cursor; null for the first time. */
  readonly check: (
    since: string | null,
  ) => Promise<{ readonly cursor: string; readonly hasChanged: boolean }>;
  /** Reads the screen's data again; rejects if any of it could not be read. */
  readonly refresh: () => Promise<unknown>;
  /** The time of the screen's data while it could not be refreshed; null as soon as it is current. */
  readonly onStale: (since: Date | null) => void;
}

/**
 * Refreshes the screen's data every 60 seconds while the page is visible and online, and immediately when it is so again
 * after longer. Data is read after its cursor, and a cursor is kept only with its data: no change is missed. Returns a
 * function that stops it.
 */
export function startQuietRefresh({ check, refresh, onStale }: Options): () => void {
  const stopped = new AbortController();
  let cursor: string | null = null;
  let currentAt = Date.now();
  let triedAt = currentAt;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (stopped.signal.aborted || isRunning || !isWatched()) return;
    timer = setTimeout(() => void run(), Math.max(0, triedAt + REFRESH_INTERVAL_MS - Date.now()));
  }

  async function run(): Promise<void> {
    if (isRunning || !isWatched()) return;
    isRunning = true;
    triedAt = Date.now();
    const startedAt = new Date(triedAt);
    try {
      const { cursor: next, hasChanged } = await check(cursor);
      if (hasChanged && !stopped.signal.aborted) await refresh();
      cursor = next;
      currentAt = startedAt.getTime();
      if (!stopped.signal.aborted) onStale(null);
    } catch {
      if (!stopped.signal.aborted) onStale(new Date(currentAt));
    } finally {
      isRunning = false;
      plan();
    }
  }

  document.addEventListener('visibilitychange', plan, { signal: stopped.signal });
  window.addEventListener('online', plan, { signal: stopped.signal });
  window.addEventListener('offline', plan, { signal: stopped.signal });
  plan();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

function isWatched(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/** Whether anything that figures or the list show has changed since a cursor; without one, it has (CALL-107). */
export function checkForChanges(client: Client, since: string | null): Promise<ChangeCheck> {
  return client.consignment.GET('/api/v2/consignments/changes', { query: since === null ? {} : { since } });
}
