import { findDay, getDay, startOfDayUtc } from '@consign/domain/dates';
import { serviceDate } from '@consign/domain/schedule';
import type { RawBuilder } from 'kysely';

import { loadTimetable } from '../calendar/index.js';
import type { Tx } from '../database/database.js';
import { type Estimate, type FoundKey, listEstimateKeys } from './estimate-store.js';

/** Estimates the delivery day of every candidate without a date, once for all that share what it depends on (DATE-09). */
export async function loadEstimates(
  tx: Tx,
  tenantId: string,
  candidates: RawBuilder<unknown>,
): Promise<Estimate[]> {
  return estimateKeys(tx, tenantId, await listEstimateKeys(tx, tenantId, candidates));
}

async function estimateKeys(tx: Tx, tenantId: string, keys: readonly FoundKey[]): Promise<Estimate[]> {
  const [first] = keys.map(({ stagedOn }) => stagedOn).toSorted();
  if (first === undefined) return [];
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: [...new Set(keys.flatMap((key) => [key.originRegionId, key.destinationRegionId]))],
    serviceTypeCodes: [...new Set(keys.map(({ serviceTypeCode }) => serviceTypeCode))],
    from: getDay(first),
  });
  return keys.flatMap((key) => {
    const route = timetable.route(key);
    const { stagedAt, pickupOn } = key;
    const found =
      route === null ? null : serviceDate(route, { stagedAt, requestedPickup: findDay(pickupOn) });
    return found === null ? [] : [{ ...key, dueAt: startOfDayUtc(found.serviceDay) }];
  });
}
