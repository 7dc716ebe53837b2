/**
 * The production entry: it serves. Beside cli.ts, which migrates, the only reader of the environment.
 *
 * | Variable | Meaning | Default |
 * |---|---|---|
 * | DATABASE_URL | a PostgreSQL server, 15 or later, or a list of them with a line for each: name, address, replica; the embedded database is refused | required |
 * | DATABASE_READ_URL | a streaming replica of it, for searches, reports and exports | none |
 * | DATABASE_POOL | the most connections of this process to each database | 10 |
 * | PORT, HOST | where to listen | 4300, 0.0.0.0 |
 * | AUTH_AUTHORITY, AUTH_CLIENT_ID, AUTH_AUDIENCE | sign-in defaults for tenants without their own | none |
 * | TRUSTED_PROXIES | comma-separated addresses or subnets of trusted proxies (X-Forwarded-For, -Host, -Proto) | none |
 * | WEB_ROOT | folder of the built web app | API only |
 * | PUBLIC_URL | the public URL; https adds HSTS | none |
 * | HSTS_SUBDOMAINS | true: HSTS holds for all subdomains of PUBLIC_URL's host too | false |
 * | LOG_LEVEL | fatal, error, warn, info, debug or silent | info |
 * | FILE_KEYS | comma-separated secrets of at least 32 characters; file URLs are signed with the first | required |
 * | FILES_DIR | folder for the bytes of files, shared by all processes | files |
 * | FILES_BUCKET, FILES_REGION, FILES_ENDPOINT, FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY | S3 instead of the folder | none |
 * | SMTP_URL, MAIL_FROM | the mail server, such as smtps://user:password@host, and the sender; smtp: needs STARTTLS, unless local or with ?requireTLS=false | mails wait |
 * | DRAIN_SECONDS | how long the process still serves after SIGTERM, while `/readyz` answers 503 | 5 |
 * | METRICS_PORT, METRICS_HOST | where Prometheus finds `/metrics` | none, 127.0.0.1 |
 * | OTEL_* | traces, by OpenTelemetry's standard variables | none |
 * | RATE_LIMIT | calls per minute and process, per user, and per address and kind of call without a user | 1200 |
 *
 * DATABASE_URL, DATABASE_READ_URL, FILE_KEYS, FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY and SMTP_URL may come from
 * files: NAME_FILE names the file.
 *
 * SIGTERM drains for DRAIN_SECONDS; then it and SIGINT finish running calls within ten seconds and refuse new ones.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import closeWithGrace from 'close-with-grace';

import { buildApp, contract } from './app.js';
import { readDocuments } from './http/contract/read-documents.js';
import { createRemoteKeys } from './http/auth/remote-keys.js';
import { type ServerSettings, readEnvironment } from './environment.js';
import { openBucket, openFolder } from './services/files/content-store.js';
import { createSmtpMailer, noMailer } from './services/mail/smtp.js';
import { scrubText } from './http/problems/scrub.js';
import type { NamedDatabase } from './database/database.js';
import { openDatabases } from './open-database.js';
import { StartingFault, findPathFaults, listenAs } from './starting-faults.js';
import type { Tracing } from './services/tracing/tracing.js';

const GRACE_MS = 10_000;

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Loads OpenTelemetry only where its variables ask for traces (PLAT-66). */
async function loadTracing({ tracing }: ServerSettings): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { openTracing } = await import('./services/tracing/open-tracing.js');
  return openTracing(tracing);
}

/** Loads what measures only where it is asked for (PLAT-65). */
async function startMetrics(
  place: NonNullable<ServerSettings['metrics']>,
  databases: readonly NamedDatabase[],
  clock: { now(): Date },
) {
  const { createMetrics, serveMetrics } = await import('./services/metrics/metrics.js');
  const metrics = createMetrics({ databases, clock });
  return { metrics, server: await listenAs('METRICS_PORT', place, () => serveMetrics(metrics, place)) };
}

async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  if ('faults' in settings) return fail(settings.faults);
  const pathFaults = await findPathFaults(settings);
  if (pathFaults.length > 0) return fail(pathFaults);
  const tracing = await loadTracing(settings);
  const databases = openDatabases(settings, tracing);

  const clock = { now: () => new Date() };
  const measured = settings.metrics === null ? null : await startMetrics(settings.metrics, databases, clock);
  const app = await buildApp({
    databases,
    config: settings.config,
    clock,
    ...(measured === null ? {} : { metrics: measured.metrics }),
    ...(tracing === null ? {} : { tracing }),
    contents:
      settings.bucket === null ? openFolder(resolve(settings.filesDir)) : await openBucket(settings.bucket),
    sendMail: settings.mail === null ? noMailer : createSmtpMailer(settings.mail),
    signingKeys: createRemoteKeys(),
  });
  const drainMs = settings.drainSeconds * 1000;
  closeWithGrace({ delay: drainMs + GRACE_MS, logger: false }, async ({ err: error, signal }) => {
    if (error !== undefined) app.log.fatal({ err: error }, 'stopping');
    if (signal === 'SIGTERM') {
      app.startDraining();
      await pause(drainMs);
    }
    await app.close();
    measured?.server.close();
    await Promise.all(databases.map(({ database }) => database.close()));
    await tracing?.close();
  });
  readDocuments(contract.documents).compileReaders();
  await listenAs('PORT', settings, () => app.listen({ host: settings.host, port: settings.port }));
}

await main().catch((error: unknown) => {
  if (error instanceof StartingFault) return fail([error.message]);
  return fail([scrubText(error instanceof Error ? error.message : String(error))]);
});
