import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { REFRESH_INTERVAL_MS, startQuietRefresh } from './quiet-refresh.js';

const start = new Date('2026-11-22T19:04:00Z');

/** Where the page is, as the browser says it. */
const page = { visibility: 'visible', isOnline: true };

function look(visibility: 'visible' | 'hidden'): void {
  page.visibility = visibility;
  document.dispatchEvent(new Event('visibilitychange'));
}

function connect(isOnline: boolean): void {
  page.isOnline = isOnline;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** A server with a number that changes, as its cursor. */
function watch() {
  const server = { version: 1, isDown: false };
  const refresh = vi.fn<() => Promise<void>>(async () => {
    if (server.isDown) throw new Error('Down');
  });
  const check = vi.fn<Parameters<typeof startQuietRefresh>[0]['check']>(async (since) => {
    if (server.isDown) throw new Error('Down');
    return { cursor: String(server.version), hasChanged: since !== String(server.version) };
  });
  const onStale = vi.fn<(since: Date | null) => void>();
  const stop = startQuietRefresh({ check, refresh, onStale });
  return { server, check, refresh, onStale, stop };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  Object.assign(page, { visibility: 'visible', isOnline: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => page.visibility as 'visible');
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => page.isOnline);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('startQuietRefresh', () => {
  it('[DASH-31] [LIST-37] checks every minute, and reads again only what changed', async () => {
    const { server, check, refresh, stop } = watch();
    await pass(REFRESH_INTERVAL_MS - 1);
    expect(check).not.toHaveBeenCalled();
    // Data read before the first cursor may have changed since.
    await pass(1);
    expect(check).toHaveBeenLastCalledWith(null);
    expect(refresh).toHaveBeenCalledTimes(1);
    await pass(REFRESH_INTERVAL_MS);
    expect(check).toHaveBeenLastCalledWith('1');
    expect(refresh).toHaveBeenCalledTimes(1);
    server.version = 2;
    await pass(REFRESH_INTERVAL_MS);
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    await pass(10 * REFRESH_INTERVAL_MS);
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('[DASH-31] pauses while hidden, and catches up when visible again after longer', async () => {
    const { check, stop } = watch();
    await pass(20_000);
    look('hidden');
    await pass(10_000);
    look('visible');
    await pass(29_999);
    expect(check).not.toHaveBeenCalled();
    await pass(1);
    expect(check).toHaveBeenCalledTimes(1);
    look('hidden');
    await pass(10 * REFRESH_INTERVAL_MS);
    expect(check).toHaveBeenCalledTimes(1);
    look('visible');
    await pass(0);
    expect(check).toHaveBeenCalledTimes(2);
    stop();
  });

  it('[DASH-31] pauses while offline', async () => {
    const { check, stop } = watch();
    connect(false);
    await pass(10 * REFRESH_INTERVAL_MS);
    expect(check).not.toHaveBeenCalled();
    connect(true);
    await pass(0);
    expect(check).toHaveBeenCalledTimes(1);
    stop();
  });

  it('[DASH-31] says of what time the data is while it cannot be read, and goes on trying', async () => {
    const { server, check, refresh, onStale, stop } = watch();
    await pass(REFRESH_INTERVAL_MS);
    const read = new Date(start.getTime() + REFRESH_INTERVAL_MS);
    expect(onStale).toHaveBeenLastCalledWith(null);
    server.isDown = true;
    await pass(2 * REFRESH_INTERVAL_MS);
    expect(check).toHaveBeenCalledTimes(3);
    expect(onStale).toHaveBeenLastCalledWith(read);
    server.isDown = false;
    await pass(REFRESH_INTERVAL_MS);
    expect(onStale).toHaveBeenLastCalledWith(null);
    expect(refresh).toHaveBeenCalledTimes(1);
    stop();
  });

  it('[DASH-31] a change whose data could not be read is asked for again', async () => {
    const { server, check, refresh, onStale, stop } = watch();
    await pass(REFRESH_INTERVAL_MS);
    server.version = 2;
    refresh.mockRejectedValueOnce(new Error('Down'));
    await pass(REFRESH_INTERVAL_MS);
    expect(onStale.mock.lastCall?.[0]).not.toBeNull();
    await pass(REFRESH_INTERVAL_MS);
    expect(check).toHaveBeenLastCalledWith('1');
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(onStale).toHaveBeenLastCalledWith(null);
    stop();
  });

  it('[DASH-31] asks once, however long an answer takes', async () => {
    const { check, stop } = watch();
    let answer: (() => void) | undefined;
    check.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ cursor: '1', hasChanged: false });
        }),
    );
    await pass(3 * REFRESH_INTERVAL_MS);
    look('hidden');
    look('visible');
    await pass(REFRESH_INTERVAL_MS);
    expect(check).toHaveBeenCalledTimes(1);
    answer?.();
    await pass(0);
    expect(check).toHaveBeenCalledTimes(2);
    stop();
  });
});
