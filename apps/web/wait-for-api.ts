import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { Plugin } from 'vite';

const ASK_AGAIN_MS = 200;
/** A start takes a few seconds; the first one, in which sources change, up to a minute on a busy machine. */
const LONGEST_WAIT_MS = 120_000;

/** Holds calls and pages while the API starts, so that no page fails meanwhile (PLAT-70). */
export function waitForApi(api: string, paths: readonly string[]): Plugin {
  return {
    name: 'wait-for-api',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, _response, next) => {
        if (needsApi(request, paths)) await untilOpen(api);
        next();
      });
    },
  };
}

/** Whether it is a call, or a page: its first call would give up before a first start is over. */
export function needsApi(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  paths: readonly string[],
): boolean {
  return headers.accept?.includes('text/html') === true || paths.some((path) => url.startsWith(path));
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
