import { type Day, getCalendarDay, startOfDayUtc } from '@consign/domain/dates';
import { type Route, findServiceDays } from '@consign/domain/schedule';
import type { RawBuilder } from 'kysely';

import { loadTimetable } from '../../calendar/index.js';
import type { Tx } from '../../database/database.js';
import { type Estimate, type EstimateKey, listEstimateKeys } from './estimate-store.js';

/** Estimates the delivery day of every candidate without a date, once for all that share what it depends on (DATE-09). */
export async function loadEstimates(
  tx: Tx,
  tenantId: string,
  candidates: RawBuilder<unknown>,
): Promise<Estimate[]> {
  const keys = await listEstimateKeys(tx, tenantId, candidates);
  const days = await estimateDays(tx, tenantId, keys);
  return keys.flatMap((key, index) => {
    const day = days[index] ?? null;
    return day === null ? [] : [{ ...key, dueAt: startOfDayUtc(day) }];
  });
}

/** The estimated delivery day of each key, in order; null where the service does not run. */
export async function estimateDays(
  tx: Tx,
  tenantId: string,
  keys: readonly EstimateKey[],
): Promise<(Day | null)[]> {
  const first = keys.reduce<string | null>(
    (least, { stagedOn }) => (least === null || stagedOn < least ? stagedOn : least),
    null,
  );
  if (first === null) return [];
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: [...new Set(keys.flatMap((key) => [key.originRegionId, key.destinationRegionId]))],
    serviceTypeCodes: [...new Set(keys.map(({ serviceTypeCode }) => serviceTypeCode))],
    from: getCalendarDay(first),
  });
  const routes = new Map<string, Route | null>();
  return keys.map((key) => {
    const lane = `${key.originRegionId} ${key.destinationRegionId} ${key.serviceTypeCode}`;
    const route = routes.get(lane) ?? timetable.route(key);
    routes.set(lane, route);
    return estimateDay(route, key);
  });
}

function estimateDay(route: Route | null, { stagedOn, isLate, pickupOn }: EstimateKey): Day | null {
  if (route === null) return null;
  const start = {
    stagedDay: getCalendarDay(stagedOn),
    isAfterCutOff: isLate,
    requestedPickup: pickupOn === '' ? null : getCalendarDay(pickupOn),
  };
  return findServiceDays(route, start)?.serviceDay ?? null;
}
