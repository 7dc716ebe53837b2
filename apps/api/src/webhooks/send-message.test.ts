import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { startReceiver } from '../testing/webhook-test.js';
import { isPublicAddress } from './public-address.js';
import { createSender, lookupPublic } from './send-message.js';

const message = { body: '{"name":"Kōwhai"}', headers: { 'webhook-id': 'a' } };

it('[PROV-23] sends to an allowed host and does not follow a redirect', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => void receiver.close());
  receiver.statuses.push(302);
  const send = createSender(['127.0.0.1']);
  expect(await send(receiver.url, message)).toBe(302);
  expect(receiver.received).toMatchObject([{ body: message.body, headers: { 'webhook-id': 'a' } }]);
});

it('[PROV-23] refuses a private address by number, and a name that leads to one', async () => {
  const send = createSender([]);
  await expect(send('https://127.0.0.1/', message)).rejects.toThrow('reachable from the internet');
  const refused = await new Promise((done) => lookupPublic('localhost', {}, done));
  expect(refused).toMatchObject({ message: 'The address must be reachable from the internet' });
});

it('[PROV-25] gives up after its time', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  await expect(createSender(['127.0.0.1'], 20)(`http://127.0.0.1:${port}/`, message)).rejects.toThrow(
    'aborted',
  );
});

it.each(['1.1.1.1', '2606:4700::1111'])('[PROV-23] %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  'fd00::1',
  'fe80::1',
  'localhost',
])('[PROV-23] %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
