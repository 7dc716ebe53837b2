import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { verifyWebhook, WebhookRefusedError, type VerifyOptions } from './verify-webhook.js';

/** The example of Standard Webhooks. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const at = (seconds: number): VerifyOptions => ({ now: () => (1_614_265_330 + seconds) * 1000 });
const other = 'v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

const verify = (changes: object = {}, payload = body, options = at(0)) =>
  verifyWebhook(payload, { ...headers, ...changes }, secret, options);

it('[CALL-270] returns the message with its id, from text or bytes and from any headers', async () => {
  const message = { id: headers['webhook-id'], test: 2_432_232_314 };
  expect(await verify()).toEqual(message);
  const bytes = new TextEncoder().encode(body);
  expect(await verifyWebhook(bytes, new Headers(headers), secret, at(0))).toEqual(message);
});

it('[CALL-270] takes a message that one of two secrets signed', async () => {
  const both = `${other} ${headers['webhook-signature']}`;
  expect(await verify({ 'webhook-signature': both })).toMatchObject({ test: 2_432_232_314 });
});

it.each([
  ['another payload', {}, `${body} `],
  ['another id', { 'webhook-id': 'b' }, body],
  ['another time', { 'webhook-timestamp': '1614265331' }, body],
  ['another signature', { 'webhook-signature': other }, body],
  ['another version', { 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') }, body],
  ['a signature that is no base64', { 'webhook-signature': 'v1,*' }, body],
])('[CALL-270] refuses %s', async (_what, changes, payload) => {
  const refusal = verify(changes, payload);
  await expect(refusal).rejects.toBeInstanceOf(WebhookRefusedError);
  await expect(refusal).rejects.toThrow('No signature of the message fits the secret');
});

it('[CALL-270] refuses a message that was not sent within the last five minutes', async () => {
  await expect(verify({}, body, at(299))).resolves.toBeDefined();
  for (const options of [at(300), at(-300)])
    await expect(verify({}, body, options)).rejects.toThrow('within the last five minutes');
  await expect(verify({ 'webhook-timestamp': 'now' })).rejects.toThrow('within the last five minutes');
});

it.each(Object.keys(headers))('[CALL-270] names the header %s that is missing', async (name) => {
  await expect(verify({ [name]: undefined })).rejects.toThrow(`no single header ${name}`);
});

it('[CALL-270] tells a caller what it needs', async () => {
  const parsed: unknown = JSON.parse(body);
  await expect(verifyWebhook(parsed as string, headers, secret)).rejects.toThrow('the body as it arrived');
  for (const given of ['', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_', 'whsec_*'])
    await expect(verifyWebhook(body, headers, given)).rejects.toThrow('verifyWebhook needs the secret');
});

it("[CALL-270] runs without Node's modules", () => {
  const source = readFileSync(new URL('./verify-webhook.ts', import.meta.url), 'utf8');
  const imports = [...source.matchAll(/^import (?!type)/gmu)];
  expect(imports).toEqual([]);
  expect(source).not.toMatch(/\b(?:Buffer|process|require)\b/u);
});
