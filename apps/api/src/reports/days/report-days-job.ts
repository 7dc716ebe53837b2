import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../../database/database.js';
import type { JobRunner } from '../../services/jobs/run-jobs.js';
import type { TraceWork } from '../../services/tracing/background-spans.js';
import { RULES_VERSION } from './basis-store.js';
import { countOwnerDays } from './count-days.js';
import { findOwnerToCount } from './report-day-store.js';

const runUntraced: TraceWork = (_name, run) => run();

/** Between two looks: until then reports count what changed themselves. */
const EVERY_MS = 15_000;

/**
 * Counts the days of reports that changed, one customer after the other and each once a look, however many changes keep
 * coming. Several processes may run it: each leaves alone the customer that another one is counting.
 */
export function countReportDays({
  database,
  log,
  traceWork = runUntraced,
}: {
  readonly database: Pick<Database, 'asSystem' | 'inTenant'>;
  readonly log: FastifyBaseLogger;
  readonly traceWork?: TraceWork | undefined;
}): JobRunner {
  let nextAt = 0;
  return {
    name: 'report days',
    runDue: async (clock, signal) => {
      const now = clock.now().getTime();
      if (now < nextAt) return 0;
      nextAt = now + EVERY_MS;
      const served: string[] = [];
      const isStopping = () => signal?.aborted === true;
      while (!isStopping()) {
        const owner = await database.asSystem((tx) => findOwnerToCount(tx, RULES_VERSION, served));
        if (owner === undefined) break;
        served.push(owner.organisationId);
        const scope = { ...owner, userId: null };
        await traceWork('count report days', async () => {
          let hasMore = true;
          for (let batch = 0; hasMore && batch < MAX_BATCHES && !isStopping(); batch += 1) {
            hasMore = await database.inTenant(scope, (tx) => countOwnerDays(tx, owner), 'snapshot');
          }
        });
        log.debug({ organisation: owner.organisationId }, 'report days counted');
      }
      return 0;
    },
  };
}

/** Of a customer in one look; the others are waiting. */
const MAX_BATCHES = 50;
