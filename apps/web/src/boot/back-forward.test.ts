import { afterEach, describe, expect, it, vi } from 'vitest';

import { coverCachedPage } from './back-forward.js';

const root = document.documentElement;
afterEach(() => delete root.dataset['checking']);

function dispatchPageEvent(window: EventTarget, type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

/** Leaves the page and restores it from the back-forward cache with this session. */
function leaveAndRestore(renewAccessToken: (() => Promise<string>) | null) {
  const did = { reload: vi.fn<() => void>(), onCheckFailed: vi.fn<() => void>() };
  const window = new EventTarget();
  coverCachedPage(window, root, {
    session: () => (renewAccessToken === null ? null : { renewAccessToken }),
    ...did,
  });
  dispatchPageEvent(window, 'pagehide', true);
  const isCoveredOnLeave = root.dataset['checking'] !== undefined;
  dispatchPageEvent(window, 'pageshow', true);
  return { ...did, isCoveredOnLeave, isCovered: () => root.dataset['checking'] !== undefined };
}

describe('a page restored by the back button', () => {
  it('[AUTH-09] is covered until its session has been checked', async () => {
    const page = leaveAndRestore(async () => 'token');
    expect([page.isCoveredOnLeave, page.isCovered()]).toEqual([true, true]);
    await expect.poll(() => page.isCovered()).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('[AUTH-09] reloads after a sign-out, without being shown', () => {
    const page = leaveAndRestore(null);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.isCovered()).toBe(true);
  });

  it('[AUTH-09] stays covered and reports it when its session cannot be checked', async () => {
    const page = leaveAndRestore(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect.poll(() => page.onCheckFailed.mock.calls.length).toBeGreaterThan(0);
    expect(page.isCovered()).toBe(true);
  });

  it('is left alone when the browser loaded it again', () => {
    const reload = vi.fn<() => void>();
    const window = new EventTarget();
    coverCachedPage(window, root, { session: () => null, reload, onCheckFailed: reload });
    dispatchPageEvent(window, 'pagehide', false);
    dispatchPageEvent(window, 'pageshow', false);
    expect([reload.mock.calls.length, root.dataset['checking']]).toEqual([0, undefined]);
  });
});
