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
