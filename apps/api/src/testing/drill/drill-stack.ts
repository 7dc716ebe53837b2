import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { permissions } from '@consign/domain/permissions';
import { sql } from 'kysely';

import type { Database } from '../../database/database.js';
import { openPostgres } from '../../database/postgres.js';
import { createServerDatabase } from '../database.js';
import { listen } from '../listen.js';
import { testIssuer, testKeySet, token } from '../tokens.js';
import { createWorld } from '../world.js';
import { type MailCatcher, startMailCatcher } from './mail-catcher.js';
import { type Replica, startReplica } from './start-replica.js';

const VALID_SECONDS = 3600;

/** A database with the world of the tests, an issuer, a mail server and a folder of files, for processes of the API. */
export interface DrillStack {
  readonly database: Database;
  readonly mails: MailCatcher;
  /** Starts a process of the API. Its mails come from `<name>@tasman.example`. */
  start(name: string, environment?: Readonly<Record<string, string>>): Promise<Replica>;
  /** Calls a process as Kōwhai's manager; rejects when the connection fails. */
  ask(replica: Replica, method: string, path: string, options?: AskOptions): Promise<Asked>;
  close(): Promise<void>;
}

export interface AskOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

export async function startDrillStack(): Promise<DrillStack> {
  const [{ url, drop }, { issuer, close: closeIssuer }, mails, folder] = await Promise.all([
    createServerDatabase(),
    serveIssuer(),
    startMailCatcher(),
    mkdtemp(join(tmpdir(), 'consign-drill-')),
  ]);
  const database = openPostgres(url);
  await createWorld(database);
  await database.asSchemaOwner(null, (tx) =>
    sql`update tenants set record = replace(record::text, ${testIssuer}, ${issuer})::jsonb`.execute(tx),
  );
  await database.asSchemaOwner(null, (tx) => sql`update users set issuer = ${issuer}`.execute(tx));
  const bearer = await token({
    sub: 'manager',
    permissions,
    iss: issuer,
    now: new Date(),
    expiresIn: VALID_SECONDS,
  });
  const replicas: Replica[] = [];
  return {
    database,
    mails,
    start: async (name, environment = {}) => {
      const replica = await startReplica({
        DATABASE_URL: url,
        FILE_KEYS: 'a key of drills alone with 32 characters',
        FILES_DIR: folder,
        SMTP_URL: mails.url,
        MAIL_FROM: `${name}@tasman.example`,
        TRUSTED_PROXIES: 'loopback',
        RATE_LIMIT: '1000000',
        // Enough for the balancer of a test on a busy machine.
        DRAIN_SECONDS: '3',
        ...environment,
      });
      replicas.push(replica);
      return replica;
    },
    ask: async (replica, method, path, { body, headers } = {}) => {
      const answer = await fetch(`${replica.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          'x-forwarded-host': 'tasman.localhost',
          accept: 'application/problem+json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        body: answer.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text,
      };
    },
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.kill()));
      mails.close();
      closeIssuer();
      await database.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the discovery document and the keys of token(), for processes that fetch them. */
async function serveIssuer(): Promise<{ readonly issuer: string; close(): void }> {
  let issuer = '';
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? testKeySet : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  issuer = `http://127.0.0.1:${await listen(server)}`;
  return { issuer, close: () => server.close() };
}
