import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { StartFailure } from '../start-failure.js';
import { checkPortsAreFree, listenOnLoopback } from './listen.js';

const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function takePort(host: string): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  open.push(server);
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const port = await takePort('127.0.0.1');
  await open.pop()?.close();
  return port;
}

it('listens on both loopback addresses', async () => {
  const port = await freePort();
  open.push(await listenOnLoopback({ port, flag: '--port' }, (_request, response) => response.end('here')));
  for (const host of ['127.0.0.1', '[::1]']) {
    const response = await fetch(`http://${host}:${port}/`);
    expect(await response.text()).toBe('here');
  }
});

it.each(['127.0.0.1', '::1'])(
  'names a port that is taken at %s, and the option that changes it',
  async (host) => {
    const port = await takePort(host);
    const failure = await checkPortsAreFree([{ port, flag: '--identity-port' }]).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartFailure);
    expect(String(failure)).toContain(
      `Port ${port} is in use by another program. Stop it, or choose another port: pnpm start --identity-port`,
    );
  },
);

it('releases a port after the check and after close', async () => {
  const address = { port: await freePort(), flag: '--port' };
  await checkPortsAreFree([address]);
  const listener = await listenOnLoopback(address, (_request, response) => response.end());
  await fetch(`http://127.0.0.1:${address.port}/`);
  await listener.close();
  await expect(checkPortsAreFree([address])).resolves.toBeUndefined();
});
