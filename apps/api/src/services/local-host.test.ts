import { expect, it } from 'vitest';

import { isLocalHost } from './local-host.js';

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
  '[PLAT-153] %s is this machine',
  (host) => {
    expect(isLocalHost(host)).toBe(true);
  },
);

it.each(['mail.example', '127.mail.example', '10.0.0.1', '128.0.0.1', 'localhost.example', '[::2]', ''])(
  '[PLAT-153] %j is another host',
  (host) => {
    expect(isLocalHost(host)).toBe(false);
  },
);
