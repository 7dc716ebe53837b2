import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { createSecret, signMessage } from './sign-message.js';

it('[PROV-24] signs like the example of Standard Webhooks, once for each secret', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_500),
    body: '{"test": 2432232314}',
  };
  expect(signMessage([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  const both = signMessage([createSecret(), secret], message)['webhook-signature'].split(' ');
  expect(both).toHaveLength(2);
  expect(both[1]).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('[PROV-24] the check that the guide prints accepts them, and nothing else', async () => {
  const guide = readFileSync(new URL('../http/docs/guide/webhooks.md', import.meta.url), 'utf8');
  const code = `${/```js\n([\s\S]+?)```/u.exec(guide)?.[1] ?? ''}\nexport { isFromConsign };`;
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { isFromConsign } = (await import(/* @vite-ignore */ address)) as {
    isFromConsign: (headers: object, body: string, secret: string) => boolean;
  };
  const [secret, body, at] = [createSecret(), '{"type":"webhook.test"}', new Date()];
  const headers = signMessage([createSecret(), secret], { id: 'm1', at, body });
  expect(isFromConsign(headers, body, secret)).toBe(true);
  expect(isFromConsign(headers, `${body} `, secret)).toBe(false);
  expect(isFromConsign(headers, body, createSecret())).toBe(false);
  const old = signMessage([secret], { id: 'm1', at: new Date(at.getTime() - 301_000), body });
  expect(isFromConsign(old, body, secret)).toBe(false);
});
