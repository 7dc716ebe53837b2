import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { needsApi, untilOpen } from '../../wait-for-api.js';

async function listen(port: number): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

it('[PLAT-70] a call in development waits until the API takes connections again', async () => {
  const before = await listen(0);
  const address = `http://127.0.0.1:${before.port}`;
  await before.close();
  expect(await untilOpen(address, 0)).toBe(false);
  const waiting = untilOpen(address);
  const again = await listen(before.port);
  onTestFinished(() => again.close());
  expect(await waiting).toBe(true);
});

const isHeld = (url: string, accept: string) => needsApi({ url, headers: { accept } }, ['/api', '/docs']);

it('[PLAT-70] a page in development waits with its calls, and its modules do not', () => {
  expect(isHeld('/search', 'text/html,application/xhtml+xml')).toBe(true);
  expect(isHeld('/api/v2/webhooks', 'application/json')).toBe(true);
  expect(isHeld('/src/boot/main.ts', '*/*')).toBe(false);
});
