import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, vi } from 'vitest';

import { call } from '../../testing/call.js';
import { sampleApp } from '../../testing/sample.js';
import { refusalFromError } from './from-error.js';

it.each([
  ['that cannot be decoded', '/api/v1/%E0%A4%A', 400],
  ['with a part that is too long', `/api/v1/things/${'x'.repeat(400)}`, 414],
])('answers an address %s in its own words', async (_name, url, status) => {
  const app = await sampleApp();
  const answer = await call(app, 'GET', url);
  expect(answer).toMatchObject({
    status,
    headers: { 'x-content-type-options': 'nosniff' },
    body: { status, type: 'about:blank' },
  });
  expect(answer.text).not.toContain('xxx');
});

/** Calls an address and leaves before the whole body is sent, or before the answer is; gives the log's line of it. */
async function leave(when: 'while sending' | 'while waiting'): Promise<string> {
  const lines: string[] = [];
  const app = await sampleApp({ lines });
  app.post('/long', (received, reply) => {
    received.socket.once('close', () => reply.send({ text: 'x'.repeat(100_000) }));
    asking.destroy();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const length = when === 'while sending' ? 100 : 2;
  const headers = {
    'accept-encoding': 'gzip',
    'content-type': 'application/json',
    'content-length': length,
  };
  const asking = send({ port, host: '127.0.0.1', path: '/long', method: 'POST', headers });
  asking.on('error', () => undefined);
  if (when === 'while sending') app.server.once('request', () => asking.destroy());
  asking.write('{}');
  const find = () => lines.find((line) => line.includes('/long'));
  const line = await vi.waitUntil(find, { timeout: 30_000 });
  await app.close();
  return line;
}

it.each(['while sending', 'while waiting'] as const)(
  'tells of a caller who left %s as news, not as a failure',
  async (when) => {
    expect(JSON.parse(await leave(when))).toMatchObject({ level: 30, msg: 'caller left', route: '/long' });
  },
);

it('logs a source that breaks off during a response as a failure', async () => {
  const lines: string[] = [];
  const app = await sampleApp({ lines });
  app.get('/broken', () => {
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });
  expect(await call(app, 'GET', '/broken')).toMatchObject({ status: 500 });
  expect(lines.join()).toContain('call failed');
});

const withFields = (fields: object) => Object.assign(new Error('inner text'), fields);

it.each([
  ['something thrown that is no error', 'text', 500],
  ['an error', new Error('inner text'), 500],
  ['a database that is not there', withFields({ code: 'ECONNREFUSED' }), 503],
  ['a database that shuts down', withFields({ code: '57P01' }), 503],
  ['a body that is too large', withFields({ statusCode: 413 }), 413],
  ['an error that claims success', withFields({ statusCode: 200 }), 500],
  ['a server under pressure', withFields({ statusCode: 503 }), 503],
])('answers %s', (_name, error, status) => {
  const refusal = refusalFromError(error);
  expect(refusal.status).toBe(status);
  expect(JSON.stringify(refusal)).not.toContain('inner text');
  expect('retry-after' in refusal.headers).toBe(status === 503);
});
