import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { startPostgres, type PostgresServer } from '../../postgres.shared.js';
import { type Caller, readCaller } from './api-list/caller.js';
import { type Issuer, startIssuer } from './api-list/issuer.js';
import { startLocalStack } from './local-stack.js';
import { query } from './postgres/query.js';
import { logSettings } from './postgres/statements.js';
import { type MeasuredProcess, startProcess } from './processes/measured-process.js';
import { notMeasured, type Result } from './result.js';
import { built, ports } from './workspace.js';

/** The built API over a PostgreSQL server with demo data. */
export interface SeededServer {
  readonly server: MeasuredProcess;
  readonly postgres: PostgresServer;
  readonly origin: string;
  readonly issuer: Issuer;
  readonly caller: Caller;
}

/**
 * Measures the built API over `size` demo consignments; `ratios` are reported as not measured where it can't run. The
 * settings are PostgreSQL's.
 */
export async function measureSeeded(
  size: number,
  ratios: readonly string[],
  measure: (seeded: SeededServer) => Promise<Result[]>,
  settings: readonly string[] = ['shared_buffers=512MB'],
): Promise<Result[]> {
  if (!existsSync(built.api) || !existsSync(built.local)) {
    return notMeasured(ratios, 'x', 'not built: run `pnpm build`');
  }
  const postgres = await startPostgres([...logSettings, 'jit=off', ...settings]);
  if (postgres === null) return notMeasured(ratios, 'x', 'no PostgreSQL server binaries were found');
  try {
    return await serve(size, postgres, measure);
  } finally {
    await postgres.stop();
  }
}

async function serve(
  size: number,
  postgres: PostgresServer,
  measure: (seeded: SeededServer) => Promise<Result[]>,
): Promise<Result[]> {
  const stopSeeding = await startLocalStack(size, postgres.url);
  await stopSeeding();
  // Now, so that autovacuum doesn't run in the middle of a round.
  await query(postgres.url, 'VACUUM ANALYZE');
  // The issuer replaces the identity provider at the URL that the tenants are configured with.
  const issuer = await startIssuer(ports.identity);
  const origin = `http://127.0.0.1:${ports.product}`;
  const server = startApi(postgres, issuer, ports.product);
  try {
    await server.waitForOk(`${origin}/readyz`);
    // The job that counts the reports' days would run between the measured calls.
    await untilCounted(postgres.url);
    const caller = await readCaller(postgres.url, issuer.url);
    return await measure({ server, postgres, origin, issuer, caller });
  } finally {
    await server.stop();
    await issuer.stop();
  }
}

/** Starts the built API, which is not ready at once. */
export function startApi(
  { url }: Pick<PostgresServer, 'url'>,
  issuer: Issuer,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): MeasuredProcess {
  return startProcess(built.api, [], {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    PORT: String(port),
    AUTH_AUTHORITY: issuer.url,
    RATE_LIMIT: '1000000',
    FILE_KEYS: 'unused while the calls are measured',
    ...environment,
  });
}

const POLL_MS = 1000;

/** Waits until the server's job has counted every day. */
export async function untilCounted(url: string): Promise<void> {
  while ((await query(url, 'select from report_changes limit 1')).length > 0) await pause(POLL_MS);
  await query(url, 'vacuum analyze report_changes, report_days, report_costs');
}
