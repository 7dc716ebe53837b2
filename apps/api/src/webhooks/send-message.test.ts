import { createServer } from 'node:http';

import { expect, it, onTestFinished } from 'vitest';

import { listen } from '../testing/listen.js';
import { localReceivers, startReceiver } from '../testing/webhook-test.js';
import {
  isPublicAddress,
  areAllPublic,
  checkWebhookUrl,
  createSender,
  lookupPublic,
} from './send-message.js';

const message = { body: '{"name":"Kōwhai"}', headers: { 'webhook-id': 'a' } };

it('[PROV-23] sends to an allowed host and does not follow a redirect', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => void receiver.close());
  receiver.statuses.push(302);
  const send = createSender(localReceivers);
  expect(await send(receiver.url, message)).toBe(302);
  expect(receiver.received).toMatchObject([{ body: message.body, headers: { 'webhook-id': 'a' } }]);
});

it('[PROV-23] refuses a private address by number, and a name that leads to one', async () => {
  const send = createSender({ webhookHosts: [], webhookPorts: [] });
  await expect(send('https://127.0.0.1/', message)).rejects.toThrow('reachable from the internet');
  const refused = await new Promise((done) => lookupPublic('localhost', {}, done));
  expect(refused).toMatchObject({ message: 'Not all addresses of localhost are public' });
});

it('[PROV-23] a name is refused for one private address among its public ones', () => {
  const open = { address: '1.1.1.1', family: 4 };
  expect(areAllPublic([open])).toBe(true);
  expect(areAllPublic([open, { address: '10.0.0.1', family: 4 }])).toBe(false);
});

it.each([
  ['https://erp.example/', null],
  ['https://erp.example:443/', null],
  ['https://erp.example:8443/', null],
  ['http://10.0.0.9:8080/', null],
  ['http://10.0.0.9/', 'The address must use port 443, 8443 or 8080'],
  ['https://10.0.0.9:22/', 'The address must use port 443, 8443 or 8080'],
])('[PROV-23] a port is 443 or allowed by the operator, also of an allowed host: %s', (url, refusal) => {
  expect(checkWebhookUrl(url, { webhookHosts: ['10.0.0.9'], webhookPorts: [8443, 8080] })).toBe(refusal);
});

it('[PROV-23] allows any port where the operator says so', () => {
  const allowed = { webhookHosts: ['localhost'], webhookPorts: 'any' } as const;
  expect(checkWebhookUrl('http://localhost:4400/', allowed)).toBeNull();
});

it('[PROV-25] gives up after its time', async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent);
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  await expect(createSender(localReceivers, 20)(`http://127.0.0.1:${port}/`, message)).rejects.toThrow(
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
