import type { Day } from '@consign/domain/dates';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

/** A region's calendar as stored. */
export interface StoredSchedule {
  readonly regionId: string;
  readonly holidayArea: string | null;
  /** Working weekdays as digits, 1 (Monday) to 7. */
  readonly weekdays: string;
  readonly cutOffMinutes: number | null;
  readonly days: readonly { day: Day; isWorked: boolean; name: string }[];
}

/** Reads the calendars of regions, with their special days from a given day on. */
export async function listSchedules(
  tx: Tx,
  tenantId: string,
  regionIds: readonly string[],
  from: Day,
): Promise<StoredSchedule[]> {
  const { rows } = await sql<StoredSchedule>`
    select s.region_id as "regionId", s.holiday_area as "holidayArea", s.weekdays, s.cut_off_minutes as "cutOffMinutes",
      (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'isWorked', d.is_worked, 'name', d.name)), '[]')
        from region_days d where d.tenant_id = s.tenant_id and d.region_id = s.region_id and d.day >= ${from}) as days
    from region_schedules s
    where s.tenant_id = ${tenantId} and s.region_id = any(${[...regionIds]}::uuid[])`.execute(tx);
  return rows;
}

export interface StoredLane {
  readonly originRegionId: string;
  readonly destinationRegionId: string;
  /** '' applies to every service without a row of its own. */
  readonly serviceTypeCode: string;
  readonly serviceDays: number;
}

/** Reads service days between regions, for the given services and the general rows. */
export async function listLanes(
  tx: Tx,
  tenantId: string,
  regionIds: readonly string[],
  serviceTypeCodes: readonly string[],
): Promise<StoredLane[]> {
  const { rows } = await sql<StoredLane>`
    select l.origin_region_id as "originRegionId", l.destination_region_id as "destinationRegionId",
      l.service_type_code as "serviceTypeCode", l.service_days as "serviceDays"
    from service_lanes l
    where l.tenant_id = ${tenantId} and l.origin_region_id = any(${[...regionIds]}::uuid[])
      and l.destination_region_id = any(${[...regionIds]}::uuid[])
      and l.service_type_code = any(${['', ...serviceTypeCodes]}::text[])`.execute(tx);
  return rows;
}

/** Reads the weekend days on which services operate. */
export function listServiceWeekends(tx: Tx, tenantId: string, serviceTypeCodes: readonly string[]) {
  return tx
    .selectFrom('service_weekends')
    .where('tenant_id', '=', tenantId)
    .where('service_type_code', 'in', [...serviceTypeCodes, ''])
    .select(['service_type_code as serviceTypeCode', 'weekday'])
    .execute();
}
