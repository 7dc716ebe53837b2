import type { Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';
import { loadBasis } from './basis-store.js';
import type { SiteDay } from './counted-days-store.js';
import { judgeDelivered, judgeGroups } from '../difot/difot.js';
import { listLaneDeliveries } from '../lane-delivery-store.js';
import { listDeliveredGroups } from '../difot/verdict-store.js';
import { measureWorkingTimes } from '../working-times.js';
import {
  type DeliveredFigures,
  claimOwner,
  countDays,
  hasPickupDates,
  listDaysToCount,
  saveDelivered,
} from './report-day-store.js';

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
