import { describe, expect, it } from 'vitest';

import { openTabs, type TabMessage } from './tabs.js';

describe('the tabs of one browser', () => {
  it('[AUTH-09] hear of a sign-out and of another user, and of nothing else', async () => {
    const one = openTabs();
    const other = openTabs();
    const noise = new BroadcastChannel('consign-session');
    const heard: TabMessage[] = [];
    const done = new Promise<void>((resolve) => {
      other.listen((message) => {
        heard.push(message);
        if (message.type === 'signed-in') resolve();
      });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    noise.postMessage({ type: 'something-else' });
    one.tell({ type: 'signed-out' });
    one.tell({ type: 'signed-in', sub: 'auth|dock' });
    await done;
    expect(heard).toEqual([{ type: 'signed-out' }, { type: 'signed-in', sub: 'auth|dock' }]);
  });
});
