import type { FastifyBaseLogger } from 'fastify';

import type { DatabasePlace } from './database-places.js';
import type { Database, NamedDatabase } from './database/database.js';
import { type PostgresOptions, openPostgres } from './database/postgres.js';
import { readingFrom, reportTrouble } from './database/read-replica.js';
import type { ServerSettings } from './environment.js';
import { createLogger } from './http/problems/logger.js';
import type { Tracing } from './services/tracing/tracing.js';

/** More than a call's statement timeout, so that this ends statements only if the server hangs. */
const QUERY_TIMEOUT_MS = 12_000;
/** Longer queues don't serve more calls: they only make each wait longer, until its caller has left. */
const QUEUE_TIMEOUT_MS = 1000;

/**
 * Opens the databases that the tenants are spread over: each primary, and its replica for reads where there is one;
 * traces the statements of all.
 */
export function openDatabases(
  settings: Pick<ServerSettings, 'databases' | 'databasePool'> & {
    readonly config: Pick<ServerSettings['config'], 'logLevel'>;
  },
  tracing: Tracing | null,
): readonly NamedDatabase[] {
  const log = createLogger(settings.config.logLevel);
  return settings.databases.map((place) => ({
    name: place.name,
    database: openOne(place, { maxConnections: settings.databasePool, log, tracing }),
  }));
}

function openOne(
  { name, url, readUrl }: DatabasePlace,
  options: {
    readonly maxConnections: number;
    readonly log: FastifyBaseLogger;
    readonly tracing: Tracing | null;
  },
): Database {
  const { maxConnections, log, tracing } = options;
  const buildOptions = (server: 'primary' | 'replica'): PostgresOptions => ({
    maxConnections,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
    ...(tracing === null
      ? {}
      : { traceStatement: tracing.traceStatements(name === null ? server : `${name} ${server}`) }),
  });
  const primary = openPostgres(url, {
    ...buildOptions('primary'),
    ...(tracing === null ? {} : { findTraceparent: tracing.findTraceparent }),
  });
  if (readUrl === null) return primary;
  const replica = openPostgres(readUrl, buildOptions('replica'));
  const onTrouble = reportTrouble(name === null ? log : log.child({ database: name }));
  return readingFrom(replica, primary, { onTrouble });
}
