import type { FastifyBaseLogger } from 'fastify';

import type { Database, Tx } from '../../database/database.js';
import type { JobRunner } from '../../services/jobs/run-jobs.js';
import type { TraceWork } from '../../services/tracing/tracing.js';
import { RULES_VERSION, loadBasis } from './basis-store.js';
import {
  findOwnerToCount,
  type DeliveredFigures,
  claimOwner,
  countDays,
  hasPickupDates,
  listDaysToCount,
  removeNotes,
  saveDelivered,
} from './report-day-store.js';
import { saveCosts } from '../costs/cost-store.js';
import type { Owner } from '../../database/owner.js';
import type { SiteDay } from '../../database/counted-days.js';
import { judgeDelivered, judgeGroups } from '../difot/difot.js';
import { listLaneDeliveries } from '../lane-delivery-store.js';
import { listDeliveredGroups } from '../difot/verdict-store.js';
import { measureWorkingTimes } from '../working-times.js';

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
        await traceWork('count report days', async () => {
          let hasMore = true;
          for (let batch = 0; hasMore && batch < MAX_BATCHES && !isStopping(); batch += 1) {
            hasMore = await database.inTenant(owner, (tx) => countOwnerDays(tx, owner), 'snapshot');
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

/** Site days of each kind in a transaction: some tens of thousands of consignments. */
const MAX_DAYS = 60;

/**
 * Counts days of a customer that changed since they were counted, the latest first; returns whether there may be more.
 * Needs a snapshot.
 */
export async function countOwnerDays(tx: Tx, owner: Owner, maxDays = MAX_DAYS): Promise<boolean> {
  if (!(await claimOwner(tx, owner))) return false;
  const basis = await loadBasis(tx, owner.tenantId);
  let hasMore = false;
  for (const kind of ['CREATED', 'DELIVERED', 'STAGED'] as const) {
    const days = await listDaysToCount(tx, owner, kind, { basis, limit: maxDays });
    if (days.length === 0) continue;
    hasMore ||= days.length === maxDays;
    await countDays(tx, owner, kind, days);
    if (kind === 'DELIVERED') await saveDelivered(tx, owner, basis, await askCalendars(tx, owner, days));
    await removeNotes(tx, owner, kind, days);
  }
  const days = await listDaysToCount(tx, owner, 'COSTS', { basis, limit: maxDays });
  if (days.length > 0) {
    hasMore ||= days.length === maxDays;
    await saveCosts(tx, owner, days);
    await removeNotes(tx, owner, 'COSTS', days);
  }
  return hasMore;
}

/** Verdicts and working times of the deliveries of site days. */
async function askCalendars(tx: Tx, owner: Owner, days: readonly SiteDay[]): Promise<DeliveredFigures[]> {
  const found = new Map<string, DeliveredFigures>();
  const add = (at: SiteDay, serviceTypeCode: string, more: Partial<DeliveredFigures>) => {
    const key = `${at.siteId} ${at.day} ${serviceTypeCode}`;
    const sum = found.get(key) ?? { ...at, serviceTypeCode, onTime: 0, missed: 0, stays: 0, workingMs: 0 };
    found.set(key, {
      ...sum,
      onTime: sum.onTime + (more.onTime ?? 0),
      missed: sum.missed + (more.missed ?? 0),
      stays: sum.stays + (more.stays ?? 0),
      workingMs: sum.workingMs + (more.workingMs ?? 0),
    });
  };
  const groups = await listDeliveredGroups(tx, owner, days, await hasPickupDates(tx, owner));
  const verdicts = await judgeGroups(tx, owner.tenantId, groups, judgeDelivered);
  groups.forEach(({ siteId, day, serviceTypeCode }, index) => {
    add({ siteId, day }, serviceTypeCode, verdicts[index] ?? {});
  });
  const lanes = await listLaneDeliveries(tx, owner, days);
  const times = await measureWorkingTimes(tx, owner.tenantId, lanes);
  lanes.forEach(({ siteId, deliveredOn: day, serviceTypeCode, count }, index) => {
    add({ siteId, day }, serviceTypeCode, { stays: count, workingMs: times[index] ?? 0 });
  });
  return [...found.values()];
}
