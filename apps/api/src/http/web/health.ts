import type { FastifyInstance } from 'fastify';

import { NoConnectionFree } from '../../database/connection-queue.js';

const TIMEOUT_MS = 2000;

/** How the schema differs from this release's; both empty if it doesn't. */
interface SchemaState {
  readonly missing: readonly string[];
  readonly newer: readonly string[];
}

/** What `/readyz` says of the database: names migrations, nothing else. */
interface Readiness {
  readonly status: string;
  readonly migrations?: readonly string[];
}

const FILES_CHECKED_MS = 10_000;

const READY: Readiness = { status: 'ok' };
const NO_DATABASE: Readiness = { status: 'database not available' };

/**
 * `/healthz`: the process is alive. `/readyz`: its database answers and has the schema of this release, so it can take
 * traffic (PLAT-60). It says too when the files are away, which most calls do without.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: {
    readonly checkSchema: () => Promise<SchemaState>;
    readonly checkFiles: () => Promise<void>;
    readonly clock: { now(): Date };
  },
): void {
  const hasFiles = watchFiles(app, deps);
  let asking: Promise<Readiness> | null = null;
  let last = READY.status;

  /** Concurrent checks share one query. */
  function checkReadiness(): Promise<Readiness> {
    asking ??= inTime(deps.checkSchema()).finally(() => {
      asking = null;
    });
    return asking;
  }

  app.get('/healthz', (request, reply) => {
    request.isRoutine = true;
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (request, reply) => {
    request.isRoutine = true;
    const [readiness, areFilesThere] = await Promise.all([checkReadiness(), hasFiles()]);
    if (readiness.status !== last) {
      if (readiness === READY) request.log.info('ready');
      else request.log.warn(readiness, 'not ready');
    }
    last = readiness.status;
    return reply
      .code(readiness === READY ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(areFilesThere ? readiness : { ...readiness, files: 'not available' });
  });
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
  if (missing.length > 0) return { status: 'migrations have not run', migrations: missing };
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
