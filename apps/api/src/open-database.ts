import type { Database } from './database/database.js';
import { type PostgresOptions, openPostgres } from './database/postgres.js';
import { readingFrom, reportTrouble } from './database/read-replica.js';
import type { ServerSettings } from './environment.js';
import { createLogger } from './http/problems/logger.js';
import type { Tracing } from './services/tracing/tracing.js';

/** More than a call's statement timeout, so that this ends statements only if the server hangs. */
const QUERY_TIMEOUT_MS = 12_000;
/** Longer queues don't serve more calls: they only make each wait longer, until its caller has left. */
const QUEUE_TIMEOUT_MS = 1000;

/** Opens the primary, and its replica for reads where there is one; traces the statements of both. */
export function openDatabase(
  settings: Pick<ServerSettings, 'databaseUrl' | 'databaseReadUrl' | 'databasePool'> & {
    readonly config: Pick<ServerSettings['config'], 'logLevel'>;
  },
  tracing: Tracing | null,
): Database {
  const { databaseUrl, databaseReadUrl, databasePool, config } = settings;
  const buildOptions = (server: 'primary' | 'replica'): PostgresOptions => ({
    maxConnections: databasePool,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
    ...(tracing === null ? {} : { traceStatement: tracing.traceStatements(server) }),
  });
  const primary = openPostgres(databaseUrl, {
    ...buildOptions('primary'),
    ...(tracing === null ? {} : { findTraceparent: tracing.findTraceparent }),
  });
  if (databaseReadUrl === null) return primary;
  const replica = openPostgres(databaseReadUrl, buildOptions('replica'));
  return readingFrom(replica, primary, { onTrouble: reportTrouble(createLogger(config.logLevel)) });
}
