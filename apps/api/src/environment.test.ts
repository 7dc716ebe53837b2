import { describe, expect, it } from 'vitest';

import { readEnvironment } from './environment.js';

const DATABASE_URL = 'postgres://consign:hunter2@db.example/consign';
const faultsOf = (environment: Record<string, string>) => {
  const read = readEnvironment(environment);
  return 'faults' in read ? read.faults : [];
};

describe('the environment of the server', () => {
  it('needs no more than a database', () => {
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      host: '0.0.0.0',
      port: 4300,
      config: { trustProxy: false, webRoot: null, responseValidation: false, logLevel: 'info' },
    });
  });

  it('gives defaults of the deployment for tenants without sign-in settings', () => {
    expect(
      readEnvironment({
        DATABASE_URL,
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
    [{ DATABASE_URL, RATE_LIMIT: '0' }, 'RATE_LIMIT must be'],
  ])('is refused with one clear line for %j', (environment, line) => {
    const faults = faultsOf(environment);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(line);
  });

  it('[PLAT-15] is refused without repeating a value', () => {
    const faults = faultsOf({ DATABASE_URL: 'mysql://consign:hunter2@db', AUTH_AUTHORITY: 'hunter2' });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain('hunter2');
  });
});
