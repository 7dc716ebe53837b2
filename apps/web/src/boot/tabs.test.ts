import { describe, expect, it, vi } from 'vitest';

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

  it('[AUTH-15] are left out where the browser refuses channels', () => {
    vi.stubGlobal('BroadcastChannel', () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    const tabs = openTabs();
    tabs.listen(() => undefined);
    expect(() => tabs.tell({ type: 'signed-out' })).not.toThrow();
    vi.unstubAllGlobals();
  });
});
