import { type Day, type DayRange, findDay, startOfDayUtc, toLocalDay } from '@consign/domain/dates';
import { type DifotResult, type Due, findDue, judgeDelivery, sumWorkingTime } from '@consign/domain/reports';
import { isWorkingDay, serviceDate } from '@consign/domain/schedule';
import type { StatusCode } from '@consign/domain/status';

import type { Timetable } from '../calendar/index.js';
import { type ReportedConsignment, isStaged } from './report-rows.js';

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
