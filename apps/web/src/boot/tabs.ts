/** A message to the other tabs of this origin. */
export type TabMessage = { type: 'signed-out' } | { type: 'signed-in'; sub: string };

export interface Tabs {
  tell(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): void;
}

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return value.type === 'signed-out' || (value.type === 'signed-in' && 'sub' in value);
}

/** Opens the channel that tells other tabs about sign-outs and sign-ins. */
export function openTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, listen() {} };
  const channel = new BroadcastChannel('consign-session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    tell: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      channel.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) onMessage(event.data);
      });
    },
  };
}
