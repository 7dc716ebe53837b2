import { describe, expect, it } from 'vitest';

import { defaultOptions, helpText, parseOptions } from './parse-options.js';

describe('parsing the start options', () => {
  it('defaults to fixed ports and 2,000 consignments', () => {
    expect(parseOptions([], {})).toEqual(defaultOptions);
    expect(defaultOptions).toMatchObject({ port: 4300, identityPort: 4301, inboxPort: 4302, size: 2000 });
  });

  it('reads flags in both spellings, and ignores the -- of a package manager', () => {
    const args = ['--', '--port', '5000', '--identity-port=5001', '--inbox-port', '5002', '--size=10'];
    expect(parseOptions(args, {})).toMatchObject({
      port: 5000,
      apiPort: 5000,
      identityPort: 5001,
      inboxPort: 5002,
      size: 10,
    });
  });

  it('reads environment variables; flags take precedence', () => {
    const environment = { CONSIGN_PORT: '6000', CONSIGN_DATA_DIR: '/data', CONSIGN_SIZE: '' };
    expect(parseOptions([], environment)).toMatchObject({
      port: 6000,
      apiPort: 6000,
      dataDir: '/data',
      size: 2000,
    });
    expect(parseOptions(['--port', '6100'], environment)).toMatchObject({ port: 6100, apiPort: 6100 });
  });

  it.each([
    [['--api-port', '4303'], {}, { port: 4300, apiPort: 4303 }],
    [['--port', '5000'], { CONSIGN_API_PORT: '4303' }, { apiPort: 4303 }],
    [['--provider-secret', 'known'], {}, { providerSecret: 'known' }],
    [['--webhook-hosts', 'localhost, ERP.local'], {}, { webhookHosts: ['localhost', 'erp.local'] }],
    [['--public-url', 'https://consign.example/'], {}, { publicUrl: 'https://consign.example' }],
    [['--still', '--size', '10'], {}, { still: true, size: 10 }],
    [[], { CONSIGN_STILL: '1' }, { still: true }],
    // More than the embedded database takes.
    [['--size', '1000000'], { DATABASE_URL: 'postgres://localhost/consign' }, { size: 1_000_000 }],
  ])('reads %j and the environment %j', (args, environment, expected) => {
    expect(parseOptions(args, environment)).toMatchObject(expected);
  });

  it.each([
    [['--port', '99999'], "--port must be a whole number from 1 to 65535, not '99999'."],
    [['--size', 'many'], "--size must be a whole number from 0 to 10000000, not 'many'."],
    [
      ['--size', '60000'],
      'The embedded database takes at most 50000 demonstration consignments: set DATABASE_URL for more.',
    ],
    [
      ['--public-url', 'http://consign.example'],
      '--public-url must be an https address without a path, such as https://consign.example.',
    ],
    [
      ['--public-url', 'https://consign.example/app'],
      '--public-url must be an https address without a path, such as https://consign.example.',
    ],
    [
      ['--webhook-hosts', 'localhost:4400'],
      '--webhook-hosts must be hosts by comma, without a port, such as localhost.',
    ],
    [['--prot', '1'], "unknown option '--prot'"],
    [['--still=no'], "unknown option '--still=no'"],
    [['--port'], "option '--port <port>' argument missing. 'pnpm start --help' lists the options."],
    [
      ['--inbox-port', '4300'],
      'The product, the identity provider and the inbox need three different ports.',
    ],
  ])('rejects %j with a clear message', (args, message) => {
    expect(() => parseOptions(args, {})).toThrow(message);
  });

  it('lists the options with --help', () => {
    expect(parseOptions(['--help'], {})).toBe('help');
    for (const flag of [
      '--port',
      '--identity-port',
      '--inbox-port',
      '--data-dir',
      '--size',
      '--public-url',
      '--webhook-hosts',
      '--still',
    ]) {
      expect(helpText()).toContain(flag);
    }
  });
});
