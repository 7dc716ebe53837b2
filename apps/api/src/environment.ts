import { type AppConfig, defaultConfig } from './config.js';
import {
  type DatabasePlace,
  POSTGRES_ADDRESS,
  REPLICA_ADDRESS,
  isPostgres,
  parseDatabases,
} from './database-places.js';
import { readSecretFiles } from './secret-files.js';
import type { S3Settings } from './services/files/content-store.js';

/** Settings of the production server. */
export interface ServerSettings {
  /** Over which the tenants are spread; one in most installations. */
  readonly databases: readonly DatabasePlace[];
  /** The most connections that this process opens to each server. */
  readonly databasePool: number;
  readonly host: string;
  readonly port: number;
  /** How long a process still serves after SIGTERM, so that balancers notice. */
  readonly drainSeconds: number;
  /** Where Prometheus asks; null to measure nothing. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where OpenTelemetry sends traces; null for none. */
  readonly tracing: 'otlp' | 'console' | null;
  readonly config: AppConfig;
  readonly filesDir: string;
  /** Used instead of the folder. */
  readonly bucket: S3Settings | null;
  readonly mail: { readonly url: string; readonly from: string } | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

type Read = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string) => T;
type Text = (name: string) => string | null;
type Need = (name: string, expected: string) => string;

/**
 * Reads the settings, secrets also from files (PLAT-156), or returns a line for each missing or wrong variable; lines
 * never repeat values.
 */
export function readEnvironment(
  environment: Environment,
  purpose: 'serving' | 'migrating' = 'serving',
): ServerSettings | { readonly faults: readonly string[] } {
  const { secrets, faults } = readSecretFiles(environment);
  if (faults.length > 0) return { faults };

  const read: Read = (name, fallback, parse, expected) => {
    const value = (secrets[name] ?? environment[name])?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed === undefined) faults.push(`${name} must be ${expected}`);
    return parsed ?? fallback;
  };
  const text = (name: string) => read<string | null>(name, null, (value) => value, '');
  const address = (name: string) =>
    read<string | null>(
      name,
      null,
      (value) => (isWebAddress(value) ? value : undefined),
      'an http or https address',
    );

  const databases = readDatabases(read, faults);
  const need = (name: string, expected: string) => {
    const value = text(name);
    if (value === null) faults.push(`${name} is missing: it must be ${expected}`);
    return value ?? '';
  };

  const publicUrl = address('PUBLIC_URL');
  const hstsSubdomains = read('HSTS_SUBDOMAINS', false, trueOrFalse, 'true or false');
  if (hstsSubdomains && publicUrl?.startsWith('https:') !== true) {
    faults.push('HSTS_SUBDOMAINS needs an https address as PUBLIC_URL');
  }

  const settings: ServerSettings = {
    databases,
    databasePool: read(
      'DATABASE_POOL',
      10,
      (value) => wholeNumber(value, 1, 1000),
      'a number of connections from 1 to 1000',
    ),
    host: text('HOST') ?? '0.0.0.0',
    port: read('PORT', 4300, (value) => wholeNumber(value, 0, 65_535), 'a port from 0 to 65535'),
    drainSeconds: read('DRAIN_SECONDS', 5, (value) => wholeNumber(value, 0, 300), 'seconds from 0 to 300'),
    metrics: readMetrics(read, text),
    tracing: readTracing(read, text),
    filesDir: text('FILES_DIR') ?? 'files',
    bucket: readBucket(text, address, need),
    mail: readMail(read, need),
    config: {
      ...defaultConfig,
      fileKeys: read<readonly string[]>('FILE_KEYS', [], fileKeys, FILE_KEYS),
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
      webhookHosts: (text('WEBHOOK_HOSTS') ?? '')
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter((host) => host !== ''),
      webhookPorts: read<readonly number[]>('WEBHOOK_PORTS', [], ports, 'ports from 1 to 65535, by comma'),
      webRoot: text('WEB_ROOT'),
      publicUrl,
      hstsSubdomains,
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
  // Never generated: all processes must share the keys, or a URL signed by one fails at the next.
  if (purpose === 'serving' && faults.length === 0 && settings.config.fileKeys.length === 0) {
    faults.push(`FILE_KEYS is missing: it must be ${FILE_KEYS}`);
  }
  return faults.length === 0 ? settings : { faults };
}

function readDatabases(read: Read, faults: string[]): readonly DatabasePlace[] {
  const readUrl = read<string | null>(
    'DATABASE_READ_URL',
    null,
    (value) => (isPostgres(value) ? value : undefined),
    REPLICA_ADDRESS,
  );
  const url = read<string | null>('DATABASE_URL', null, (value) => value, '');
  if (url === null) {
    if (faults.length === 0) faults.push(`DATABASE_URL is missing: it must be ${POSTGRES_ADDRESS}`);
    return [];
  }
  const parsed = parseDatabases(url, readUrl);
  if ('expected' in parsed) {
    faults.push(`DATABASE_URL must be ${parsed.expected}`);
    return [];
  }
  if (readUrl !== null && parsed.places.some(({ name }) => name !== null)) {
    faults.push(`DATABASE_READ_URL must be ${REPLICA_ADDRESS}`);
  }
  return parsed.places;
}

const LOG_LEVELS: readonly AppConfig['logLevel'][] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

function logLevel(value: string): AppConfig['logLevel'] | undefined {
  return LOG_LEVELS.find((level) => level === value);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//u.test(value) && URL.canParse(value);
}

function trueOrFalse(value: string): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

function wholeNumber(value: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function ports(value: string): readonly number[] | undefined {
  const list = value.split(',').map((each) => wholeNumber(each.trim(), 1, 65_535));
  return list.every((each) => each !== undefined) ? list : undefined;
}

/** Accepts only addresses: "true" would trust anybody's X-Forwarded-Host. */
function proxies(value: string): readonly string[] | undefined {
  const list = value.split(',').map((each) => each.trim());
  return list.every((each) => /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d{1,3})?)$/iu.test(each))
    ? list
    : undefined;
}

const FILE_KEYS = 'secrets of at least 32 characters, separated by commas';

function fileKeys(value: string): readonly string[] | undefined {
  const list = value.split(',').map((each) => each.trim());
  return list.every((each) => each.length >= 32) ? list : undefined;
}

function readBucket(text: Text, address: Text, need: Need): S3Settings | null {
  const bucket = text('FILES_BUCKET');
  if (bucket === null) return null;
  return {
    bucket,
    region: need('FILES_REGION', 'the region of FILES_BUCKET'),
    endpoint: address('FILES_ENDPOINT'),
    accessKeyId: need('FILES_ACCESS_KEY_ID', 'a key that may write to FILES_BUCKET'),
    secretAccessKey: need('FILES_SECRET_ACCESS_KEY', 'the secret of FILES_ACCESS_KEY_ID'),
  };
}

function readMetrics(read: Read, text: Text): ServerSettings['metrics'] {
  const port = read<number | null>(
    'METRICS_PORT',
    null,
    (value) => wholeNumber(value, 0, 65_535),
    'a port from 0 to 65535',
  );
  return port === null ? null : { host: text('METRICS_HOST') ?? '127.0.0.1', port };
}

/** The standard variables that decide whether there are traces; OpenTelemetry reads the others itself. */
function readTracing(read: Read, text: Text): ServerSettings['tracing'] {
  if (text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null;
  const hasAddress = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some(
    (name) => text(name) !== null,
  );
  const exporters = ['otlp', 'console', 'none'] as const;
  const exporter = read<(typeof exporters)[number]>(
    'OTEL_TRACES_EXPORTER',
    hasAddress ? 'otlp' : 'none',
    (value) => exporters.find((each) => each === value),
    'otlp, console or none',
  );
  if (exporter === 'otlp') {
    for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'])
      read(name, '', (value) => (value === 'http/protobuf' ? value : undefined), 'http/protobuf');
  }
  return exporter === 'none' ? null : exporter;
}

function readMail(read: Read, need: Need): ServerSettings['mail'] {
  const url = read<string | null>(
    'SMTP_URL',
    null,
    (value) => (/^smtps?:\/\//u.test(value) && URL.canParse(value) ? value : undefined),
    'an smtp or smtps address',
  );
  return url === null ? null : { url, from: need('MAIL_FROM', 'the address that mails come from') };
}
