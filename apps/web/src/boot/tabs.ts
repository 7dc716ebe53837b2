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

/** Null where the browser has no channels, or refuses them because it blocks storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('consign-session');
  } catch {
    return null;
  }
}

/** Opens the channel that tells other tabs about sign-outs and sign-ins. */
export function openTabs(): Tabs {
  const channel = openChannel();
  if (channel === null) return { tell() {}, listen() {} };
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
