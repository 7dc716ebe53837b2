import { type AppConfig, defaultConfig } from './config.js';

/** What the production server is started with. */
export interface ServerSettings {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  readonly config: AppConfig;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or a line for each variable that is missing or wrong; no line repeats a value. */
export function readEnvironment(
  environment: Environment,
): ServerSettings | { readonly faults: readonly string[] } {
  const faults: string[] = [];

  function read<T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string): T {
    const value = environment[name]?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed === undefined) faults.push(`${name} must be ${expected}`);
    return parsed ?? fallback;
  }
  const text = (name: string) => read<string | null>(name, null, (value) => value, '');
  const address = (name: string) =>
    read<string | null>(
      name,
      null,
      (value) => (isWebAddress(value) ? value : undefined),
      'an http or https address',
    );

  const databaseUrl = read(
    'DATABASE_URL',
    '',
    (value) => (isPostgres(value) ? value : undefined),
    POSTGRES_ADDRESS,
  );
  if (databaseUrl === '' && faults.length === 0) {
    faults.push(`DATABASE_URL is missing: it must be ${POSTGRES_ADDRESS}`);
  }
  const settings: ServerSettings = {
    databaseUrl,
    host: text('HOST') ?? '0.0.0.0',
    port: read('PORT', 4300, (value) => wholeNumber(value, 0, 65_535), 'a port from 0 to 65535'),
    config: {
      ...defaultConfig,
      authDefaults: {
        authority: address('AUTH_AUTHORITY'),
        clientId: text('AUTH_CLIENT_ID'),
        audience: text('AUTH_AUDIENCE'),
      },
      trustProxy: read<AppConfig['trustProxy']>(
        'TRUSTED_PROXIES',
        false,
        proxies,
        'addresses or subnets, by comma',
      ),
      webRoot: text('WEB_ROOT'),
      publicUrl: address('PUBLIC_URL'),
      logLevel: read('LOG_LEVEL', defaultConfig.logLevel, logLevel, `one of ${LOG_LEVELS.join(', ')}`),
      rateLimit: {
        max: read(
          'RATE_LIMIT',
          1200,
          (value) => wholeNumber(value, 1, 1_000_000),
          'a number of calls per minute',
        ),
        windowSeconds: 60,
      },
    },
  };
  return faults.length === 0 ? settings : { faults };
}

const POSTGRES_ADDRESS =
  'the address of a PostgreSQL server, such as postgres://user@host/consign; the embedded database is for evaluation, not for production';

const LOG_LEVELS: readonly AppConfig['logLevel'][] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

function logLevel(value: string): AppConfig['logLevel'] | undefined {
  return LOG_LEVELS.find((level) => level === value);
}

function isPostgres(value: string): boolean {
  return /^postgres(?:ql)?:\/\/\S+$/u.test(value);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//u.test(value) && URL.canParse(value);
}

function wholeNumber(value: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** "true" would believe anybody's X-Forwarded-Host, so that only addresses are taken. */
function proxies(value: string): readonly string[] | undefined {
  const list = value.split(',').map((each) => each.trim());
  return list.every((each) => /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d{1,3})?)$/iu.test(each))
    ? list
    : undefined;
}
