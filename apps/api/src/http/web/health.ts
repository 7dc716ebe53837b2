import type { FastifyInstance } from 'fastify';

import { NoConnectionFree } from '../../database/connection-queue.js';

const TIMEOUT_MS = 2000;

/** How the schema differs from this release's; both empty if it doesn't. */
interface SchemaState {
  readonly missing: readonly string[];
  readonly newer: readonly string[];
}

/** A database whose schema a call needs. */
export interface CheckedDatabase {
  readonly name: string | null;
  readonly checkSchema: () => Promise<SchemaState>;
}

/** What `/readyz` says of a database: names migrations, nothing else. */
interface Readiness {
  readonly status: string;
  readonly migrations?: readonly string[];
  /** The databases that are not ready, by name, if there are several. */
  readonly databases?: Readonly<Record<string, string>>;
}

const FILES_CHECKED_MS = 10_000;

const READY: Readiness = { status: 'ok' };
const NO_DATABASE: Readiness = { status: 'database not available' };
const NOT_MIGRATED = 'migrations have not run';

/**
 * `/healthz`: the process is alive. `/readyz`: its database answers and has the schema of this release, so it can take
 * traffic (PLAT-60). Of several databases one may be away, for the tenants of the others (PLAT-258). It says too when the
 * files are away, which most calls do without.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: {
    readonly databases: readonly CheckedDatabase[];
    readonly checkFiles: () => Promise<void>;
    readonly clock: { now(): Date };
  },
): void {
  const hasFiles = watchFiles(app, deps);
  let last = JSON.stringify(READY);
  const checks = deps.databases.map(({ name, checkSchema }) => {
    const check = sharing(() => inTime(checkSchema()));
    return async () => ({ name, readiness: await check() });
  });

  app.get('/healthz', (request, reply) => {
    request.isRoutine = true;
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (request, reply) => {
    request.isRoutine = true;
    const [found, areFilesThere] = await Promise.all([
      Promise.all(checks.map((check) => check())),
      hasFiles(),
    ]);
    const readiness = summarise(found);
    const said = JSON.stringify(readiness);
    if (said !== last) {
      if (readiness === READY) request.log.info('ready');
      else request.log.warn(readiness, readiness.status === READY.status ? 'partly ready' : 'not ready');
    }
    last = said;
    return reply
      .code(readiness.status === READY.status ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(areFilesThere ? readiness : { ...readiness, files: 'not available' });
  });
}

/** Concurrent checks share one query. */
function sharing<T>(check: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return () => {
    asking ??= check().finally(() => {
      asking = null;
    });
    return asking;
  };
}

/**
 * Ready with one database of several, but not before all have the schema of this release: calls would fail that the
 * processes of the release before can serve.
 */
function summarise(
  found: readonly { readonly name: string | null; readonly readiness: Readiness }[],
): Readiness {
  const bad = found.filter(({ readiness }) => readiness !== READY);
  const [first] = bad;
  if (first === undefined) return READY;
  if (found.length === 1) return first.readiness;
  const databases = Object.fromEntries(bad.map(({ name, readiness }) => [name ?? '', readiness.status]));
  const behind = bad.find(({ readiness }) => readiness.status === NOT_MIGRATED);
  if (behind === undefined && bad.length < found.length) return { ...READY, databases };
  return { ...(behind ?? first).readiness, databases };
}

/** Whether the folder or bucket answers, asked again after ten seconds; the log has a line for each change. */
function watchFiles(
  app: FastifyInstance,
  { checkFiles, clock }: { readonly checkFiles: () => Promise<void>; readonly clock: { now(): Date } },
): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve(true);

  async function ask(before: Promise<boolean>): Promise<boolean> {
    const wasThere = await before;
    try {
      await checkFiles();
      if (!wasThere) app.log.info('files are available again');
      return true;
    } catch (error) {
      if (wasThere) app.log.warn({ err: error }, 'files are not available');
      return false;
    }
  }

  return () => {
    const now = clock.now().getTime();
    if (now - checkedAt >= FILES_CHECKED_MS) {
      checkedAt = now;
      last = ask(last);
    }
    return last;
  };
}

function toReadiness({ missing, newer }: SchemaState): Readiness {
  if (missing.length > 0) return { status: NOT_MIGRATED, migrations: missing };
  if (newer.length > 0) return { status: 'the schema is of a later release', migrations: newer };
  return READY;
}

function inTime(asked: Promise<SchemaState>): Promise<Readiness> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(NO_DATABASE), TIMEOUT_MS);
    const answer = (readiness: Readiness) => {
      clearTimeout(timer);
      resolve(readiness);
    };
    asked.then(
      (state) => answer(toReadiness(state)),
      // A busy database works: taking this process away would add its load to the others (PLAT-69).
      (error: unknown) => answer(error instanceof NoConnectionFree && error.isMoving ? READY : NO_DATABASE),
    );
  });
}
