import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { Plugin } from 'vite';

const ASK_AGAIN_MS = 200;
/** A start with a change of the sources takes a few seconds. */
const LONGEST_WAIT_MS = 60_000;

/** Holds requests while the API restarts after a change, so that no page fails meanwhile (PLAT-70). */
export function waitForApi(api: string, paths: readonly string[]): Plugin {
  return {
    name: 'wait-for-api',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, _response, next) => {
        if (paths.some((path) => request.url?.startsWith(path) === true)) await untilOpen(api);
        next();
      });
    },
  };
}

/** Resolves when the address takes connections, or after the longest wait: the proxy then says why not. */
export async function untilOpen(address: string, longestMs = LONGEST_WAIT_MS): Promise<boolean> {
  const until = performance.now() + longestMs;
  for (;;) {
    if (await isOpen(new URL(address))) return true;
    if (performance.now() >= until) return false;
    await pause(ASK_AGAIN_MS);
  }
}

function isOpen({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
