import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';

async function sendPart(contentType: string, part: string) {
  const app = await sampleApp({ config: { bodySeconds: 0.2 } });
  const bearer = await token({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const call = request({
    port: (app.server.address() as AddressInfo).port,
    path: '/api/v2/things',
    method: 'POST',
    headers: {
      host: 'tasman.localhost',
      authorization: `Bearer ${bearer}`,
      'content-type': contentType,
      'content-length': 1000,
    },
  });
  const answer = new Promise<{ status: number | undefined; type: string | undefined }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, type: response.headers['content-type'] });
    });
  });
  call.write(part);
  return {
    answer,
    close: async () => {
      call.destroy();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

it('a body that does not arrive in time is answered with 408', async () => {
  const { answer, close } = await sendPart('application/json', '{"count":');
  expect(await answer).toEqual({ status: 408, type: 'application/problem+json; charset=utf-8' });
  await close();
});
