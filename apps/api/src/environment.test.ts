import { describe, expect, it } from 'vitest';

import { readEnvironment } from './environment.js';

const DATABASE_URL = 'postgres://consign:hunter2@db.example/consign';
const FILE_KEYS = '0123456789abcdef0123456789abcdef, fedcba9876543210fedcba9876543210';
/** As little as a server needs. */
const environment = { DATABASE_URL, FILE_KEYS };
const parseFaults = (variables: Record<string, string>) => {
  const read = readEnvironment(variables);
  return 'faults' in read ? read.faults : [];
};

describe('the environment of the server', () => {
  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }, 'otlp'],
    [{ OTEL_TRACES_EXPORTER: 'console' }, 'console'],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318', OTEL_TRACES_EXPORTER: 'none' }, null],
  ])('[PLAT-66] traces as the standard variables say: %j', (variables, tracing) => {
    expect(readEnvironment({ ...environment, ...variables })).toMatchObject({ tracing });
  });

  it('[PLAT-62] opens as many connections as DATABASE_POOL says', () => {
    expect(readEnvironment({ ...environment, DATABASE_POOL: '25' })).toMatchObject({ databasePool: 25 });
  });

  it('[PLAT-104] reads from the replica at DATABASE_READ_URL, and from none by default', () => {
    const readUrl = 'postgres://replica.example/consign';
    const only = { name: null, url: DATABASE_URL };
    expect(readEnvironment(environment)).toMatchObject({ databases: [{ ...only, readUrl: null }] });
    expect(readEnvironment({ ...environment, DATABASE_READ_URL: readUrl })).toMatchObject({
      databases: [{ ...only, readUrl }],
    });
    expect(parseFaults({ ...environment, DATABASE_READ_URL: 'replica' })).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL must be the address of a streaming replica/u),
    ]);
  });

  it('[PLAT-256] takes a list of databases with their names and replicas, one on each line', () => {
    const [east, west, replica] = ['east', 'west', 'replica'].map(
      (host) => `postgres://${host}.example/consign`,
    );
    const databases = [
      { name: 'east', url: east, readUrl: null },
      { name: 'west-2', url: west, readUrl: replica },
    ];
    for (const list of [
      `east ${east}\n  west-2 ${west}  ${replica}\n`,
      `east ${east}; west-2 ${west} ${replica};`,
    ]) {
      expect(readEnvironment({ DATABASE_URL: list, FILE_KEYS })).toMatchObject({ databases });
    }
  });

  it.each([
    [`${DATABASE_URL}\nwest ${DATABASE_URL}2`, /a name of small letters/u],
    [`East ${DATABASE_URL}`, /a name of small letters/u],
    [`east ${DATABASE_URL} ${DATABASE_URL}2 ${DATABASE_URL}3`, /a name of small letters/u],
    ['east mysql://hunter2', /a name of small letters/u],
    [`east ${DATABASE_URL}\neast ${DATABASE_URL}2`, /a list without a name that stands twice/u],
    [
      `east ${DATABASE_URL}\nwest ${DATABASE_URL}2 ${DATABASE_URL}`,
      /a list without an address that stands twice/u,
    ],
  ])('[PLAT-256] is refused for the list %j, without repeating any of it', (list, line) => {
    const faults = parseFaults({ DATABASE_URL: list, FILE_KEYS });
    expect(faults).toEqual([expect.stringMatching(line)]);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('[PLAT-256] takes no DATABASE_READ_URL beside a list', () => {
    const DATABASE_READ_URL = 'postgres://replica.example/consign';
    expect(parseFaults({ DATABASE_URL: `east ${DATABASE_URL}`, DATABASE_READ_URL, FILE_KEYS })).toEqual([
      expect.stringMatching(
        /^DATABASE_READ_URL must be .* a list in DATABASE_URL names its replicas itself$/u,
      ),
    ]);
  });

  it('[PLAT-100] serves on for DRAIN_SECONDS after SIGTERM, five by default', () => {
    expect(readEnvironment(environment)).toMatchObject({ drainSeconds: 5 });
    expect(readEnvironment({ ...environment, DRAIN_SECONDS: '0' })).toMatchObject({ drainSeconds: 0 });
    expect(parseFaults({ ...environment, DRAIN_SECONDS: 'soon' })).toEqual([
      'DRAIN_SECONDS must be seconds from 0 to 300',
    ]);
  });

  it('[PLAT-155] extends HSTS to subdomains with HSTS_SUBDOMAINS and an https address', () => {
    const secure = { ...environment, PUBLIC_URL: 'https://consign.example' };
    expect(readEnvironment(secure)).toMatchObject({ config: { hstsSubdomains: false } });
    expect(readEnvironment({ ...secure, HSTS_SUBDOMAINS: 'true' })).toMatchObject({
      config: { hstsSubdomains: true },
    });
    expect(parseFaults({ ...secure, HSTS_SUBDOMAINS: 'yes' })).toEqual([
      'HSTS_SUBDOMAINS must be true or false',
    ]);
    expect(parseFaults({ ...environment, HSTS_SUBDOMAINS: 'true' })).toEqual([
      'HSTS_SUBDOMAINS needs an https address as PUBLIC_URL',
    ]);
  });

  it('[PROV-23] allows webhooks the hosts and ports of WEBHOOK_HOSTS and WEBHOOK_PORTS, and none by default', () => {
    expect(readEnvironment(environment)).toMatchObject({ config: { webhookHosts: [], webhookPorts: [] } });
    const allowed = { WEBHOOK_HOSTS: 'ERP.inner, 10.0.0.9', WEBHOOK_PORTS: '8443, 8080' };
    expect(readEnvironment({ ...environment, ...allowed })).toMatchObject({
      config: { webhookHosts: ['erp.inner', '10.0.0.9'], webhookPorts: [8443, 8080] },
    });
    expect(parseFaults({ ...environment, WEBHOOK_PORTS: '443, any' })).toEqual([
      'WEBHOOK_PORTS must be ports from 1 to 65535, by comma',
    ]);
  });

  it('needs no more than a database and the keys of files', () => {
    expect(readEnvironment(environment)).toMatchObject({
      databases: [{ name: null, url: DATABASE_URL, readUrl: null }],
      databasePool: 10,
      metrics: null,
      tracing: null,
      host: '0.0.0.0',
      port: 4300,
      filesDir: 'files',
      bucket: null,
      mail: null,
      config: { trustProxy: false, webRoot: null, responseValidation: false, logLevel: 'info' },
    });
  });

  it('gives defaults of the deployment for tenants without sign-in settings', () => {
    expect(
      readEnvironment({
        ...environment,
        AUTH_AUTHORITY: 'https://issuer.example',
        AUTH_CLIENT_ID: 'consign',
        AUTH_AUDIENCE: 'urn:consign',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      }),
    ).toMatchObject({
      config: {
        authDefaults: { authority: 'https://issuer.example', clientId: 'consign', audience: 'urn:consign' },
        trustProxy: ['10.0.0.0/8', '::1'],
      },
    });
  });

  it.each([
    [{}, 'DATABASE_URL is missing'],
    [{ DATABASE_URL: 'file:.data' }, 'DATABASE_URL must be the address of a PostgreSQL server'],
    [{ DATABASE_URL, PORT: '80000' }, 'PORT must be a port'],
    [{ DATABASE_URL, TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES must be addresses'],
    [{ DATABASE_URL, AUTH_AUTHORITY: 'issuer.example' }, 'AUTH_AUTHORITY must be an http or https address'],
    [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ DATABASE_URL, DATABASE_POOL: '0' }, 'DATABASE_POOL must be a number of connections'],
    [{ DATABASE_URL, OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be otlp, console or none'],
    [
      { DATABASE_URL, OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf',
    ],
    [{ DATABASE_URL, METRICS_PORT: 'yes' }, 'METRICS_PORT must be a port'],
    [{ DATABASE_URL, RATE_LIMIT: '0' }, 'RATE_LIMIT must be'],
    [{ DATABASE_URL }, 'FILE_KEYS is missing'],
    [{ DATABASE_URL, FILE_KEYS: 'short' }, 'FILE_KEYS must be secrets'],
    [{ DATABASE_URL, FILE_KEYS, SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp'],
    [{ DATABASE_URL, FILE_KEYS, SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing'],
    [
      {
        DATABASE_URL,
        FILE_KEYS,
        FILES_BUCKET: 'consign',
        FILES_REGION: 'ap-southeast-2',
        FILES_ACCESS_KEY_ID: 'hunter2',
      },
      'FILES_SECRET_ACCESS_KEY is missing',
    ],
  ])('is refused with one clear line for %j', (variables, line) => {
    const faults = parseFaults(variables);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(line);
  });

  it('is told where files are kept and who sends mail', () => {
    expect(
      readEnvironment({
        ...environment,
        FILES_BUCKET: 'consign',
        FILES_REGION: 'ap-southeast-2',
        FILES_ACCESS_KEY_ID: 'id',
        FILES_SECRET_ACCESS_KEY: 'secret',
        SMTP_URL: 'smtps://consign:secret@mail.example',
        MAIL_FROM: 'Tasman <freight@tasman.example>',
      }),
    ).toMatchObject({
      bucket: { bucket: 'consign', region: 'ap-southeast-2', endpoint: null },
      mail: { url: 'smtps://consign:secret@mail.example', from: 'Tasman <freight@tasman.example>' },
      config: { fileKeys: FILE_KEYS.split(', ') },
    });
  });

  it('needs no keys of files to migrate', () => {
    expect(readEnvironment({ DATABASE_URL }, 'migrating')).not.toHaveProperty('faults');
  });

  it('[PLAT-15] is refused without repeating a value', () => {
    const faults = parseFaults({ DATABASE_URL: 'mysql://consign:hunter2@db', AUTH_AUTHORITY: 'hunter2' });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain('hunter2');
  });
});
