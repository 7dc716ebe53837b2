import { type Day, type DayRange, findDay, startOfDayUtc, toLocalDay, getDay } from '@consign/domain/dates';
import { type DifotResult, type Due, findDue, judgeDelivery, sumWorkingTime } from '@consign/domain/reports';
import { isWorkingDay, serviceDate } from '@consign/domain/schedule';
import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import { type Timetable, loadTimetable } from '../calendar/index.js';
import { type ReportedConsignment, isStaged } from './report-rows.js';
import type { Tx } from '../database/database.js';
import { kowhaiScope, kowhaiSite } from './fixtures.js';
import { aucklandRegion, wellingtonRegion } from './lookups.js';

/** A consignment with its id, and what the definitions say of it, one at a time. */
export interface Recounted extends ReportedConsignment {
  readonly id: string;
  readonly createdOn: Day;
  readonly deliveredOn: Day | null;
  /** When it was staged, or collected without that; null before. */
  readonly handedOverOn: Day | null;
  readonly due: Due | null;
  readonly difot: DifotResult | null;
  /** Milliseconds on working days; null if there is no time to measure. */
  readonly workingTime: number | null;
}

const handedOver: ReadonlySet<StatusCode> = new Set(['PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED']);

export function recount(id: string, one: ReportedConsignment, timetable: Timetable, today: Day): Recounted {
  const { status, statusAt, serviceType: serviceTypeCode } = one;
  const stagedAt = isStaged(one) ? one.stagedAt : null;
  // A consignment that is stored as Staged without a moment of staging stays a Draft.
  const handedOverAt = stagedAt ?? (handedOver.has(status) ? statusAt : null);
  const [originRegionId, destinationRegionId] = [one.origin, one.destination];
  const route =
    originRegionId === null || destinationRegionId === null
      ? null
      : timetable.route({ originRegionId, destinationRegionId, serviceTypeCode });
  const estimated =
    route === null || handedOverAt === null
      ? null
      : serviceDate(route, {
          stagedAt: new Date(handedOverAt),
          requestedPickup: findDay(toDay(one.requestedPickupAt)),
        });
  const due = findDue({
    confirmed: toDate(one.confirmedAt),
    requested: toDate(one.requestedAt),
    estimated: estimated?.serviceDay ?? null,
  });
  const calendars = [originRegionId, destinationRegionId].flatMap((region) =>
    region === null ? [] : (timetable.calendar(region, serviceTypeCode) ?? []),
  );
  const isDelivered = status === 'DELIVERED';
  const isMeasured = isDelivered && handedOverAt !== null && handedOverAt < statusAt;
  return {
    ...one,
    id,
    createdOn: getLocalDay(one.createdAt),
    deliveredOn: isDelivered ? getLocalDay(statusAt) : null,
    handedOverOn: findDay(toDay(handedOverAt)),
    due,
    difot: judgeDelivery(
      { status: storedStatus(one), statusAt: new Date(statusAt), due, piecesMissing: one.piecesMissing },
      today,
    ),
    workingTime: !isMeasured
      ? null
      : sumWorkingTime(
          {
            count: 1,
            stagedOn: getLocalDay(handedOverAt),
            deliveredOn: getLocalDay(statusAt),
            stagedSum: handedOverAt,
            deliveredSum: statusAt,
          },
          {
            isWorked: (day) => isWorkingDay(day, ...calendars),
            startOf: (day) => Date.parse(startOfDayUtc(day)),
          },
        ),
  };
}

/** The status as stored: one that was to be Staged at no moment stays a Draft. */
export const storedStatus = (one: ReportedConsignment): StatusCode =>
  one.status === 'STAGED' && one.stagedAt === null ? 'DRAFT' : one.status;

const toDate = (at: number | null) => (at === null ? null : new Date(at));
const toDay = (at: number | null) => (at === null ? null : toLocalDay(new Date(at)));

function getLocalDay(at: number): Day {
  const day = toDay(at);
  if (day === null) throw new Error('No moment');
  return day;
}

export const isOn = (day: Day | null, { from, to }: DayRange): boolean =>
  day !== null && from <= day && day <= to;

interface StoredRow {
  readonly id: string;
  readonly siteId: string;
  readonly serviceType: string;
  readonly status: StatusCode;
  readonly createdAt: Date;
  readonly statusAt: Date;
  readonly stagedAt: Date | null;
  readonly pickupAt: Date | null;
  readonly requestedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly cents: number | null;
  readonly piecesMissing: number | null;
}

/** Every report of a period over all of Kōwhai's consignments, worked out one consignment at a time by the domain. */
export interface SlowReports {
  readonly created: Readonly<Record<string, number>>;
  readonly delivered: Readonly<Record<string, number>>;
  readonly costs: Readonly<Record<string, number>>;
  /** Of the costs of all days. */
  readonly costsWhole: readonly [consignments: number, cents: number];
  readonly difot: Readonly<Record<string, readonly [onTime: number, missed: number]>>;
  readonly stays: readonly [count: number, milliseconds: number];
}

/** Reads the consignments of three sites as the transaction sees them, and counts. */
export async function countSlowly(tx: Tx, period: DayRange, today: Day): Promise<SlowReports> {
  const sites = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);
  const { tenantId, organisationId } = kowhaiScope;
  const { rows } = await sql<StoredRow>`
    select c.id, c.charge_site_id as "siteId", c.service_type_code as "serviceType", c.status_code as status,
      c.created_at as "createdAt", c.status_at as "statusAt", c.staged_at as "stagedAt",
      c.requested_pickup_at as "pickupAt", c.requested_delivery_at as "requestedAt",
      case when c.status_code = 'DELIVERED' then c.promised_delivery_at else c.confirmed_delivery_at end as "confirmedAt",
      c.origin_region_id as origin, c.destination_region_id as destination,
      c.pieces_missing as "piecesMissing",
      (select p.amount_cents from consignment_prices p where p.tenant_id = c.tenant_id
        and p.organisation_id = c.organisation_id and p.consignment_id = c.id and p.kind = 'CONFIRMED') as cents
    from consignments c where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId}
      and c.charge_site_id = any(${sites}::uuid[])`.execute(tx);
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: [aucklandRegion, wellingtonRegion],
    serviceTypeCodes: ['GENERAL', 'OVERNIGHT', 'RETIRED'],
    from: getDay('2025-01-01'),
  });
  const [created, delivered, costs] = [new Tally(), new Tally(), new Tally()];
  const verdicts = { ONTIME: new Tally(), MISS: new Tally() };
  let [count, time] = [0, 0];
  let priced = 0;
  for (const row of rows) {
    const one = {
      ...row,
      site: row.siteId,
      createdAt: row.createdAt.getTime(),
      statusAt: row.statusAt.getTime(),
      stagedAt: at(row.stagedAt),
      requestedPickupAt: at(row.pickupAt),
      requestedAt: at(row.requestedAt),
      confirmedAt: at(row.confirmedAt),
      exceptions: [],
    };
    const { createdOn, deliveredOn, difot, workingTime } = recount(row.id, one, timetable, today);
    const stagedOn = toLocalDay(row.stagedAt);
    if (isOn(createdOn, period)) created.add(row.status, 1);
    if (deliveredOn !== null && isOn(deliveredOn, period)) {
      delivered.add(deliveredOn, 1);
      if (workingTime !== null) [count, time] = [count + 1, time + workingTime];
    }
    if (stagedOn !== null && isOn(stagedOn, period) && row.cents !== null) {
      costs.add(stagedOn, row.cents);
      priced += 1;
    }
    if (difot !== null && isOn(difot.countedOn, period)) verdicts[difot.status].add(row.serviceType, 1);
  }
  const services = new Set([...verdicts.ONTIME.sums.keys(), ...verdicts.MISS.sums.keys()]);
  return {
    created: Object.fromEntries(created.sums),
    delivered: Object.fromEntries(delivered.sums),
    costs: Object.fromEntries(costs.sums),
    costsWhole: [priced, [...costs.sums.values()].reduce((sum, cents) => sum + cents, 0)],
    difot: Object.fromEntries(
      [...services].map((code) => [
        code,
        [verdicts.ONTIME.sums.get(code) ?? 0, verdicts.MISS.sums.get(code) ?? 0] as const,
      ]),
    ),
    stays: [count, time],
  };
}

const at = (instant: Date | null) => (instant === null ? null : instant.getTime());

class Tally {
  readonly sums = new Map<string, number>();

  add(key: string, count: number): void {
    this.sums.set(key, (this.sums.get(key) ?? 0) + count);
  }
}
