import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { type SigningIssuer, startIssuer } from '../../issuer.shared.js';
import { startPostgres, type PostgresServer } from '../../postgres.shared.js';
import { type Caller, readCaller } from './api-list/caller.js';
import { startLocalStack } from './local-stack.js';
import { logSettings, query } from './postgres/statements.js';
import { type MeasuredProcess, startProcess } from './processes/measured-process.js';
import { notMeasured, type Result } from './result.js';
import { built, ports } from './workspace.js';

/** The built API over a PostgreSQL server with demo data. */
export interface SeededServer {
  readonly server: MeasuredProcess;
  readonly postgres: PostgresServer;
  readonly origin: string;
  readonly issuer: SigningIssuer;
  readonly caller: Caller;
}

/**
 * Measures the built API over `size` demo consignments; `ratios` are reported as not measured where it can't run. The
 * settings are PostgreSQL's.
 */
export function measureSeeded(
  size: number,
  ratios: readonly string[],
  measure: (seeded: SeededServer) => Promise<Result[]>,
  settings?: readonly string[],
): Promise<Result[]> {
  return measureSpread(size, ratios, 1, ([seeded]) => measure(seeded), settings);
}

/** As `measureSeeded`, over several PostgreSQL servers, each with the tenants of the demonstration. */
export async function measureSpread(
  size: number,
  ratios: readonly string[],
  databases: number,
  measure: (spread: Spread) => Promise<Result[]>,
  settings: readonly string[] = ['shared_buffers=512MB'],
): Promise<Result[]> {
  if (!existsSync(built.api) || !existsSync(built.local)) {
    return notMeasured(ratios, 'x', 'not built: run `pnpm build`');
  }
  const servers: PostgresServer[] = [];
  try {
    for (let each = 0; each < databases; each += 1) {
      const server = await startPostgres([...logSettings, 'jit=off', ...settings]);
      if (server === null) return notMeasured(ratios, 'x', 'no PostgreSQL server binaries were found');
      servers.push(server);
    }
    return await serve(size, servers, measure);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** One process over each of these databases, in the order of its list. */
type Spread = readonly [SeededServer, ...SeededServer[]];

async function serve(
  size: number,
  databases: readonly PostgresServer[],
  measure: (spread: Spread) => Promise<Result[]>,
): Promise<Result[]> {
  for (const [place, { url }] of databases.entries()) {
    const stopSeeding = await startLocalStack(size, url);
    await stopSeeding();
    if (place > 0) await renameTenants(url, place);
    // Now, so that autovacuum doesn't run in the middle of a round.
    await query(url, 'VACUUM ANALYZE');
  }
  // The issuer replaces the identity provider at the URL that the tenants are configured with.
  const issuer = await startIssuer(ports.identity);
  const origin = `http://127.0.0.1:${ports.product}`;
  const server = startProcess(built.api, [], {
    NODE_ENV: 'production',
    DATABASE_URL: toList(databases.map(({ url }) => url)),
    HOST: '127.0.0.1',
    PORT: String(ports.product),
    AUTH_AUTHORITY: issuer.url,
    RATE_LIMIT: '1000000',
    FILE_KEYS: 'unused while the calls are measured',
  });
  try {
    await server.waitForOk(`${origin}/readyz`);
    // The job that counts the reports' days would run between the measured calls.
    for (const { url } of databases) await untilCounted(url);
    const [first, ...others] = await Promise.all(
      databases.map(async (postgres) => {
        const caller = await readCaller(postgres.url, issuer.url);
        return { server, postgres, origin, issuer, caller };
      }),
    );
    if (first === undefined) throw new RangeError('no database was asked for');
    return await measure([first, ...others]);
  } finally {
    await server.stop();
    await issuer.stop();
  }
}

/** The value of DATABASE_URL. */
function toList([only = '', ...others]: readonly string[]): string {
  if (others.length === 0) return only;
  return [only, ...others].map((url, place) => `database-${place} ${url}`).join('; ');
}

/** No two databases may have a tenant's id, code, external id or host. */
async function renameTenants(url: string, place: number): Promise<void> {
  await query(
    url,
    `update tenants set code = code || $1::text, external_id = external_id || $1::text,
      record = regexp_replace(record::text, '"(urn:consign:[^"]*)"', '"\\1' || $1::text || '"', 'g')::jsonb`,
    [place],
  );
  await query(url, `update tenant_hosts set host = 'database-' || $1::text || '.' || host`, [place]);
  await query(
    url,
    `do $$ declare name text; begin
      set local session_replication_role = replica;
      for name in select c.table_name from information_schema.columns c join pg_tables t on t.tablename = c.table_name
        where c.table_schema = 'public' and t.schemaname = 'public' and c.column_name = 'tenant_id' loop
        execute format('update %I set tenant_id = md5(tenant_id::text || ${place})::uuid', name);
      end loop;
    end $$`,
  );
}

const POLL_MS = 1000;

/** Waits until the server's job has counted every day. */
export async function untilCounted(url: string): Promise<void> {
  while ((await query(url, 'select from report_changes limit 1')).length > 0) await pause(POLL_MS);
  await query(url, 'vacuum analyze report_changes, report_days, report_costs');
}
