import { Command, CommanderError, Option } from 'commander';

import { StartFailure } from '../start-failure.js';

/** Options of a local start. `defaultOptions` has the defaults. */
export interface LocalOptions {
  /** Port of the web app and the API. */
  port: number;
  /** Port of the API; differs from `port` only behind a development server. */
  apiPort: number;
  identityPort: number;
  inboxPort: number;
  /** Folder of the embedded database and its lock. */
  dataDir: string;
  /** PostgreSQL 15 or later, instead of the embedded database. */
  databaseUrl: string | null;
  /** Consignments of the first demo organisation; only used when the data is created. */
  size: number;
  /** Public URL of a proxy in front of the product, without a trailing slash. */
  publicUrl: string | null;
  /** A mail server, instead of the inbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Turns off the simulated drivers, which move consignments through their statuses. */
  still: boolean;
  /** Client secret of the providers' systems; null generates a new one at each start. */
  providerSecret: string | null;
  /** Hosts that webhooks may name although they are private or without TLS, on any port. */
  webhookHosts: readonly string[];
}

export const defaultOptions: LocalOptions = {
  port: 4300,
  apiPort: 4300,
  identityPort: 4301,
  inboxPort: 4302,
  dataDir: '.data',
  databaseUrl: null,
  size: 2000,
  publicUrl: null,
  smtpUrl: null,
  mailFrom: 'Consign <consign@localhost>',
  still: false,
  providerSecret: null,
  webhookHosts: [],
};

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  /** As Commander reads them; the camel-cased name is the field of the options. */
  flags: string;
  variable: string;
  help: string;
  parse?: (value: string, flag: string) => unknown;
}

const MAX_EMBEDDED_SIZE = 50_000;
const HELP_WIDTH = 110;

const settings: readonly Setting[] = [
  { flags: '--port <port>', variable: 'CONSIGN_PORT', help: 'port of the product (4300)', parse: readPort },
  {
    flags: '--api-port <port>',
    variable: 'CONSIGN_API_PORT',
    help: 'port where the API listens behind a development server (the port of the product)',
    parse: readPort,
  },
  {
    flags: '--identity-port <port>',
    variable: 'CONSIGN_IDENTITY_PORT',
    help: 'port of the identity provider (4301)',
    parse: readPort,
  },
  {
    flags: '--inbox-port <port>',
    variable: 'CONSIGN_INBOX_PORT',
    help: 'port of the mail inbox (4302)',
    parse: readPort,
  },
  {
    flags: '--data-dir <folder>',
    variable: 'CONSIGN_DATA_DIR',
    help: 'folder of the embedded database (.data)',
  },
  {
    flags: '--size <count>',
    variable: 'CONSIGN_SIZE',
    help: `demonstration consignments, created at the first start (2000; at most ${MAX_EMBEDDED_SIZE} on the embedded database)`,
    parse: (value, flag) => readInteger(value, flag, 0, 10_000_000),
  },
  {
    flags: '--public-url <url>',
    variable: 'CONSIGN_PUBLIC_URL',
    help: 'public address of an https proxy in front of the product, to open it on a phone',
    parse: readPublicUrl,
  },
  {
    flags: '--database-url <url>',
    variable: 'DATABASE_URL',
    help: 'PostgreSQL 15 or later in place of the embedded database',
  },
  {
    flags: '--smtp-url <url>',
    variable: 'SMTP_URL',
    help: 'mail server in place of the inbox, such as smtp://localhost:25',
    parse: readSmtpUrl,
  },
  {
    flags: '--mail-from <sender>',
    variable: 'MAIL_FROM',
    help: 'sender address of mails (Consign <consign@localhost>)',
  },
  {
    flags: '--provider-secret <secret>',
    variable: 'CONSIGN_PROVIDER_SECRET',
    help: 'client secret for reporting provider events yourself (default: new at each start)',
  },
  {
    flags: '--webhook-hosts <hosts>',
    variable: 'CONSIGN_WEBHOOK_HOSTS',
    help: 'hosts that webhooks may reach although they are private or without TLS, by comma, such as localhost',
    parse: readHosts,
  },
  {
    flags: '--still',
    variable: 'CONSIGN_STILL',
    help: 'no simulated drivers: staged consignments stay Staged',
  },
];

function readInteger(value: string, flag: string, min: number, max: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new StartFailure(`${flag} must be a whole number from ${min} to ${max}, not '${value}'.`);
}

function readPort(value: string, flag: string): number {
  return readInteger(value, flag, 1, 65_535);
}

function readSmtpUrl(value: string, flag: string): string {
  if (/^smtps?:\/\//.test(value) && URL.canParse(value)) return value;
  // Don't print the value: it may contain a password.
  throw new StartFailure(`${flag} must be an smtp or smtps address.`);
}

function readPublicUrl(value: string, flag: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (url?.protocol === 'https:' && isOrigin) return url.origin;
  throw new StartFailure(`${flag} must be an https address without a path, such as https://consign.example.`);
}

const isHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host;

function readHosts(value: string, flag: string): string[] {
  const hosts = value.split(',').map((host) => host.trim().toLowerCase());
  if (hosts.every(isHost)) return hosts;
  throw new StartFailure(`${flag} must be hosts by comma, without a port, such as localhost.`);
}

function buildProgram(): Command {
  const program = new Command('pnpm start').exitOverride();
  program.configureOutput({
    writeOut: () => undefined,
    writeErr: () => undefined,
    getOutHelpWidth: () => HELP_WIDTH,
  });
  for (const { flags, variable, help, parse } of settings) {
    const option = new Option(flags, `${variable}: ${help}`);
    if (parse) option.argParser((value) => parse(value, option.long ?? flags));
    program.addOption(option);
  }
  return program;
}

export function helpText(): string {
  return buildProgram().helpInformation().trimEnd();
}

/** Flags take precedence over environment variables. Returns 'help' for --help. */
export function parseOptions(args: readonly string[], environment: Environment): LocalOptions | 'help' {
  const given = settings.flatMap(({ flags, variable }) => {
    const value = environment[variable];
    const [flag = ''] = flags.split(' ');
    if (value === undefined || value === '') return [];
    return flag === flags ? [flag] : [`${flag}=${value}`];
  });
  const program = buildProgram();
  try {
    // Package managers may pass their own `--` through.
    program.parse([...given, ...args.filter((part) => part !== '--')], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return 'help';
    throw new StartFailure(
      `${error.message.replace(/^error: /, '')}. 'pnpm start --help' lists the options.`,
    );
  }
  const found = program.opts<Partial<LocalOptions>>();
  return checkOptions({ ...defaultOptions, apiPort: found.port ?? defaultOptions.port, ...found });
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
