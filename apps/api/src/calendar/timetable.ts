import type { Day } from '@consign/domain/dates';
import type { Calendar, Route, Weekday } from '@consign/domain/schedule';

import type { Tx } from '../database/database.js';
import {
  type StoredLane,
  type StoredSchedule,
  listLanes,
  listSchedules,
  listServiceWeekends,
} from './schedule-store.js';
import { listHolidays, isHolidayArea } from './holidays.js';

/** Calendars and lanes of some regions and services. */
export interface Timetable {
  /** Null if the region has no calendar. */
  calendar(regionId: string, serviceTypeCode: string | null): Calendar | null;
  /** Null if a region has no calendar or the service does not run between the two. */
  route(way: Way): Route | null;
}

export interface Way {
  readonly originRegionId: string;
  readonly destinationRegionId: string;
  /** Null for the days common to all services. */
  readonly serviceTypeCode: string | null;
}

interface TimetableParts {
  readonly regionIds: readonly string[];
  readonly serviceTypeCodes: readonly string[];
  /** The first day needed. */
  readonly from: Day;
}

/** Loads a timetable in three statements, whatever the number of regions and services. */
export async function loadTimetable(
  tx: Tx,
  tenantId: string,
  { regionIds, serviceTypeCodes, from }: TimetableParts,
): Promise<Timetable> {
  if (regionIds.length === 0) return buildTimetable([], [], []);
  return buildTimetable(
    await listSchedules(tx, tenantId, regionIds, from),
    await listLanes(tx, tenantId, regionIds, serviceTypeCodes),
    await listServiceWeekends(tx, tenantId, serviceTypeCodes),
  );
}

function buildTimetable(
  schedules: readonly StoredSchedule[],
  lanes: readonly StoredLane[],
  weekends: readonly { serviceTypeCode: string; weekday: number }[],
): Timetable {
  const byRegion = new Map(schedules.map((schedule) => [schedule.regionId, schedule]));
  const byWay = new Map(lanes.map((lane) => [toWayKey(lane, lane.serviceTypeCode), lane]));
  const calendars = new Map<string, Calendar>();
  const calendar: Timetable['calendar'] = (regionId, serviceTypeCode) => {
    const schedule = byRegion.get(regionId);
    if (schedule === undefined) return null;
    const key = `${regionId} ${serviceTypeCode}`;
    const known = calendars.get(key);
    if (known !== undefined) return known;
    const worked = weekends.filter((weekend) => weekend.serviceTypeCode === serviceTypeCode);
    const built = buildCalendar(
      schedule,
      worked.map(({ weekday }) => weekday),
    );
    calendars.set(key, built);
    return built;
  };
  return {
    calendar,
    route: (way) => {
      const { originRegionId, destinationRegionId, serviceTypeCode } = way;
      const origin = calendar(originRegionId, serviceTypeCode);
      const destination = calendar(destinationRegionId, serviceTypeCode);
      const lane = byWay.get(toWayKey(way, serviceTypeCode ?? '')) ?? byWay.get(toWayKey(way, ''));
      if (origin === null || destination === null || lane === undefined) return null;
      const cutOffMinutes = byRegion.get(originRegionId)?.cutOffMinutes ?? null;
      return { origin, destination, cutOffMinutes, serviceDays: lane.serviceDays };
    },
  };
}

const toWayKey = (
  { originRegionId, destinationRegionId }: Omit<Way, 'serviceTypeCode'>,
  serviceTypeCode: string,
): string => `${originRegionId} ${destinationRegionId} ${serviceTypeCode}`;

function buildCalendar(schedule: StoredSchedule, serviceDays: readonly number[]): Calendar {
  const { weekdays, days, holidayArea } = schedule;
  const area = isHolidayArea(holidayArea) ? holidayArea : null;
  const closures = new Map(days.filter(({ isWorked }) => !isWorked).map(({ day, name }) => [day, name]));
  return {
    weekdays: new Set([...[...weekdays].map(Number), ...serviceDays] as Weekday[]),
    closed: {
      // Compute a year's holidays on first use.
      get: (day) => closures.get(day) ?? listHolidays(area, Number(day.slice(0, 4))).get(day),
    },
    opened: new Set(days.filter(({ isWorked }) => isWorked).map(({ day }) => day)),
  };
}
