import type { FastifyInstance } from 'fastify';

const TIMEOUT_MS = 2000;

/** `/healthz`: the process is alive. `/readyz`: its database answers too, so it can take traffic. */
export function registerHealth(app: FastifyInstance, askDatabase: () => Promise<unknown>): void {
  let asking: Promise<boolean> | null = null;

  /** Concurrent checks share one query. */
  function isReady(): Promise<boolean> {
    asking ??= inTime(askDatabase()).finally(() => {
      asking = null;
    });
    return asking;
  }

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'database not available' });
  });
}

function inTime(asked: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    const answer = (ready: boolean) => {
      clearTimeout(timer);
      resolve(ready);
    };
    asked.then(
      () => answer(true),
      () => answer(false),
    );
  });
}
