import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'vitest';

import { test as it } from '../testing/cli-test.js';

it('[PLAT-80] --help lists the commands, and the options of each', async ({ consign }) => {
  const { exitCode, out } = await consign('--help');
  expect(exitCode).toBe(0);
  const commands = {
    migrate: [],
    plan: ['plan'],
    apply: ['apply'],
    schema: [],
    tariff: ['tariff'],
    user: ['user add', 'user disable'],
    client: ['client add', 'client add-provider', 'client disable', 'client list'],
    jobs: ['jobs list', 'jobs retry'],
    changes: ['changes'],
    tenant: ['tenant move'],
    doctor: ['doctor'],
  };
  for (const [name, all] of Object.entries(commands)) {
    expect(out.join('\n')).toMatch(new RegExp(`^ {2}${name}\\b`, 'mu'));
    for (const words of all) {
      const help = await consign(`${words} --help`);
      expect([help.exitCode, help.errors]).toEqual([0, []]);
      expect(help.out.join('\n')).toContain(`Usage: consign ${words}`);
    }
  }
});

it.for([
  ['', /Usage: consign/u, 2],
  ['plans pacific.yaml', /unknown command 'plans'/u, 2],
  ['plan', /missing required argument 'file'/u, 2],
  ['plan pacific.yaml --force', /unknown option '--force'/u, 2],
  ['user add --tenant PACIFIC', /required option '--organisation <code>' not specified/u, 2],
  ['client add --tenant PACIFIC', /required option '--organisation <code>' not specified/u, 2],
  ['client list --tenant NOBODY', /There is no tenant NOBODY\. Apply its file first\./u, 1],
  ['jobs retry', /Name one job by its id, or write --all/u, 2],
  ['plan missing.yaml', /missing\.yaml:1:1: missing\.yaml can't be read/u, 1],
  ['tariff tasman.localhost missing.yaml', /missing\.yaml can't be read/u, 1],
  ['tariff nobody.example pacific.yaml', /No tenant has the host nobody\.example/u, 1],
] as const)('[PLAT-80] "%s" fails with a line and an exit code', async ([words, line, code], { consign }) => {
  const { exitCode, errors } = await consign(words);
  expect(errors.join('\n')).toMatch(line);
  expect(exitCode).toBe(code);
});

it.for([
  [
    'user add --tenant TASMAN --organisation kowhai --subject s --name Mere --email mere --sites all',
    'mere is not an email address',
  ],
  [
    'client add --tenant TASMAN --organisation kowhai --client-id c --name= --email m@k.nz --sites all --permissions Access.DISPATCH',
    'Write a name',
  ],
] as const)('[PLAT-85] [PLAT-92] %s is refused', async ([words, line], { consign }) => {
  expect(await consign(words)).toMatchObject({ exitCode: 1, errors: [line] });
});

it('[PLAT-80] without DATABASE_URL a command says so and exits with 3', async ({ consign }) => {
  const { exitCode, errors } = await consign('plan pacific.yaml', {});
  expect(errors).toEqual([expect.stringMatching(/^DATABASE_URL is missing/u)]);
  expect(exitCode).toBe(3);
});

it('[PLAT-81] prints each problem of a file on a row, or all of them as JSON', async ({ consign }) => {
  const { exitCode, errors } = await consign('plan wrong.yaml');
  expect(exitCode).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/^wrong\.yaml:\d+:\d+: Write a number, such as 12\.5$/u)]);
  const json = await consign('--json plan wrong.yaml');
  expect(json).toMatchObject({ exitCode: 1, errors: [] });
  expect(JSON.parse(json.out.join(''))).toMatchObject({
    problems: [{ file: 'wrong.yaml', row: expect.any(Number) }],
  });
});

it('[PLAT-87] doctor says what is missing, and what to do', async ({ consign }) => {
  const { exitCode, out } = await consign('doctor');
  expect(exitCode).toBe(1);
  const text = out.join('\n');
  expect(text).toContain('fault    environment: FILE_KEYS is missing');
  expect(text).toContain('ok       schema: it is of this release');
  expect(text).toMatch(/^ok {7}TASMAN: tasman\.localhost; the issuer .* answers$/mu);
  expect(text).toContain(
    "warning  TASMAN: Labels:CompanyPrefix is not set: labels have GS1's demonstration prefix",
  );
  expect(text).toMatch(/^ok {7}TASMAN Kōwhai Kitchens: 2 sites, \d users$/mu);
  expect(text).not.toContain('postgres://');
});

it('[PLAT-87] doctor tries the mail server', async ({ consign }) => {
  const { out } = await consign('doctor', {
    DATABASE_URL: 'postgres://consign@db.example/consign',
    FILE_KEYS: 'k'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'freight@tasman.example',
    FILES_DIR: await mkdtemp(join(tmpdir(), 'consign-doctor-')),
  });
  expect(out.filter((line) => line.includes('mail'))).toEqual([
    'warning  mail: the server of SMTP_URL takes no mails, which wait: connect ECONNREFUSED 127.0.0.1:1',
  ]);
});

it('[PLAT-154] doctor warns of a database at another host without verified TLS', async ({ consign }) => {
  const doctor = async (DATABASE_URL: string, DATABASE_READ_URL: string) => {
    const { out } = await consign('doctor', { DATABASE_URL, DATABASE_READ_URL });
    return out.filter((line) => line.includes('sslmode'));
  };
  const unprotected = 'postgres://consign:hunter2@db.example/consign';
  expect(await doctor(unprotected, `${unprotected}?sslmode=require`)).toEqual([
    'warning  connection: DATABASE_URL leads to another host without sslmode=verify-full',
    'warning  connection: DATABASE_READ_URL leads to another host without sslmode=verify-full',
  ]);
  const verified = `${unprotected}?sslmode=verify-full`;
  expect(await doctor(verified, 'postgres://consign@127.0.0.1/consign')).toEqual([]);
  const socket = 'postgres:///consign?host=/var/run/postgresql';
  expect(await doctor(socket, 'postgres://%2Fvar%2Frun%2Fpostgresql/consign')).toEqual([]);
});

it('[PLAT-88] [PLAT-184] prints the JSON schema of a tenant file', async ({ consign }) => {
  const { out } = await consign('schema');
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    type: 'object',
    required: ['tenant', 'hosts'],
    properties: {
      organisations: { type: 'array' },
      regionGroups: { type: 'object', additionalProperties: { type: 'array' } },
      lanes: { items: { properties: { within: { anyOf: [{}, { type: 'array' }] } } } },
    },
    additionalProperties: false,
  });
});
