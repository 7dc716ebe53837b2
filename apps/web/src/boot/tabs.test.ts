import { describe, expect, it } from 'vitest';

import { openTabs, type TabMessage } from './tabs.js';

describe('messages between tabs', () => {
  it('[AUTH-09] announce sign-outs and sign-ins, and nothing else', async () => {
    const sender = openTabs();
    const receiver = openTabs();
    const otherChannel = new BroadcastChannel('consign-session');
    const received: TabMessage[] = [];
    const done = new Promise<void>((resolve) => {
      receiver.listen((message) => {
        received.push(message);
        if (message.type === 'signed-in') resolve();
      });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    otherChannel.postMessage({ type: 'something-else' });
    sender.tell({ type: 'signed-out' });
    sender.tell({ type: 'signed-in', sub: 'auth|dock' });
    await done;
    expect(received).toEqual([{ type: 'signed-out' }, { type: 'signed-in', sub: 'auth|dock' }]);
  });
});
