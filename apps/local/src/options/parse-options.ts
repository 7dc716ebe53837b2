import { parseArgs } from 'node:util';

import { StartFailure } from '../start-failure.js';
import { defaultOptions, type LocalOptions } from './local-options.js';

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  flag: string;
  variable: string;
  help: string;
  read: (options: LocalOptions, value: string, name: string) => void;
}

const MAX_EMBEDDED_SIZE = 50_000;

const settings: readonly Setting[] = [
  {
    flag: '--port',
    variable: 'CONSIGN_PORT',
    help: 'port of the product (4300)',
    read: (options, value, name) => {
      options.port = readPort(value, name);
    },
  },
  {
    flag: '--api-port',
    variable: 'CONSIGN_API_PORT',
    help: 'port where the API listens behind a development server (the port of the product)',
    read: (options, value, name) => {
      options.apiPort = readPort(value, name);
    },
  },
  {
    flag: '--identity-port',
    variable: 'CONSIGN_IDENTITY_PORT',
    help: 'port of the identity provider (4301)',
    read: (options, value, name) => {
      options.identityPort = readPort(value, name);
    },
  },
  {
    flag: '--inbox-port',
    variable: 'CONSIGN_INBOX_PORT',
    help: 'port of the mail inbox (4302)',
    read: (options, value, name) => {
      options.inboxPort = readPort(value, name);
    },
  },
  {
    flag: '--data-dir',
    variable: 'CONSIGN_DATA_DIR',
    help: 'folder of the embedded database (.data)',
    read: (options, value) => {
      options.dataDir = value;
    },
  },
  {
    flag: '--size',
    variable: 'CONSIGN_SIZE',
    help: `demonstration consignments, created at the first start (2000; at most ${MAX_EMBEDDED_SIZE} on the embedded database)`,
    read: (options, value, name) => {
      options.size = readInteger(value, name, 0, 10_000_000);
    },
  },
  {
    flag: '--public-url',
    variable: 'CONSIGN_PUBLIC_URL',
    help: 'public address of an https proxy in front of the product, to open it on a phone',
    read: (options, value, name) => {
      options.publicUrl = readPublicUrl(value, name);
    },
  },
  {
    flag: '--database-url',
    variable: 'DATABASE_URL',
    help: 'PostgreSQL 15 or later in place of the embedded database',
    read: (options, value) => {
      options.databaseUrl = value;
    },
  },
  {
    flag: '--smtp-url',
    variable: 'SMTP_URL',
    help: 'mail server in place of the inbox, such as smtp://localhost:25',
    read: (options, value, name) => {
      options.smtpUrl = readSmtpUrl(value, name);
    },
  },
  {
    flag: '--mail-from',
    variable: 'MAIL_FROM',
    help: 'sender address of mails (Consign <consign@localhost>)',
    read: (options, value) => {
      options.mailFrom = value;
    },
  },
  {
    flag: '--provider-secret',
    variable: 'CONSIGN_PROVIDER_SECRET',
    help: 'client secret for reporting provider events yourself (default: new at each start)',
    read: (options, value) => {
      options.providerSecret = value;
    },
  },
];

/** Flags without a value. */
const switches: readonly Setting[] = [
  {
    flag: '--still',
    variable: 'CONSIGN_STILL',
    help: 'no simulated drivers: staged consignments stay Staged',
    read: (options) => {
      options.still = true;
    },
  },
];

const flagTypes: Readonly<Record<string, { type: 'string' | 'boolean'; short?: string }>> = {
  help: { type: 'boolean', short: 'h' },
  ...Object.fromEntries(settings.map(({ flag }) => [flag.slice(2), { type: 'string' }])),
  ...Object.fromEntries(switches.map(({ flag }) => [flag.slice(2), { type: 'boolean' }])),
};

function readInteger(value: string, name: string, min: number, max: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new StartFailure(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`);
}

function readPort(value: string, name: string): number {
  return readInteger(value, name, 1, 65_535);
}

function readSmtpUrl(value: string, name: string): string {
  if (/^smtps?:\/\//.test(value) && URL.canParse(value)) return value;
  // Don't print the value: it may contain a password.
  throw new StartFailure(`${name} must be an smtp or smtps address.`);
}

function readPublicUrl(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (url?.protocol === 'https:' && isOrigin) return url.origin;
  throw new StartFailure(`${name} must be an https address without a path, such as https://consign.example.`);
}

export function helpText(): string {
  const lines = [...settings, ...switches].map(
    ({ flag, variable, help }) => `  ${flag.padEnd(18)} ${variable.padEnd(24)} ${help}`,
  );
  return ['Usage: pnpm start [options]', '', ...lines, `  ${'--help'.padEnd(18)}`].join('\n');
}

/** Flags take precedence over environment variables. Returns 'help' for --help. */
export function parseOptions(args: readonly string[], environment: Environment): LocalOptions | 'help' {
  // 0 means not given: use the product's port.
  const options = { ...defaultOptions, apiPort: 0 };
  for (const { variable, read } of [...settings, ...switches]) {
    const value = environment[variable];
    if (value !== undefined && value !== '') read(options, value, variable);
  }
  const flags = readFlags(args);
  if (flags.has('--help')) return 'help';
  for (const { flag, read } of [...settings, ...switches]) {
    const value = flags.get(flag);
    if (value !== undefined) read(options, value, flag);
  }
  return checkOptions({ ...options, apiPort: options.apiPort || options.port });
}

function readFlags(args: readonly string[]): Map<string, string> {
  const flags = new Map<string, string>();
  const { tokens } = parseArgs({
    // Package managers may pass their own `--` through.
    args: args.filter((part) => part !== '--'),
    options: flagTypes,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    const flag =
      token.kind === 'option' ? `--${token.name}` : token.kind === 'positional' ? token.value : '--';
    const type = token.kind === 'option' ? flagTypes[token.name]?.type : undefined;
    const value = token.kind === 'option' ? token.value : undefined;
    if (type === undefined || (type === 'boolean' && value !== undefined)) {
      throw new StartFailure(`'${flag}' is not an option. 'pnpm start --help' lists them.`);
    }
    if (type === 'string' && !value) throw new StartFailure(`${flag} needs a value.`);
    flags.set(flag, value ?? 'on');
  }
  return flags;
}

function checkOptions(options: LocalOptions): LocalOptions {
  const { apiPort, identityPort, inboxPort, databaseUrl, size } = options;
  if (new Set([apiPort, identityPort, inboxPort]).size < 3) {
    throw new StartFailure('The product, the identity provider and the inbox need three different ports.');
  }
  if (databaseUrl === null && size > MAX_EMBEDDED_SIZE) {
    throw new StartFailure(
      `The embedded database takes at most ${MAX_EMBEDDED_SIZE} demonstration consignments: set DATABASE_URL for more.`,
    );
  }
  return options;
}
