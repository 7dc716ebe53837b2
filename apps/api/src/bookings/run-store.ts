import type { BookedPlace, DeliveryRun } from '@consign/domain/bookings';
import type { Day, DayRange } from '@consign/domain/dates';
import { sql } from 'kysely';

import { type Columns, fieldList } from '../database/columns.js';
import type { Tx } from '../database/database.js';

/** Every field of a run, with its column. */
export const runColumns = {
  id: 'id',
  name: 'name',
  regionId: 'region_id',
  serviceTypeCode: 'service_type_code',
  weekdays: 'weekdays',
  startMinutes: 'start_minutes',
  endMinutes: 'end_minutes',
  capacity: 'capacity',
  closesMinutesBefore: 'closes_minutes_before',
  effectiveFrom: 'effective_from',
  effectiveTo: 'effective_to',
} as const satisfies Columns<'delivery_runs'>;

/** More runs of one region are not listed. */
const MAX_RUNS = 200;

export interface RunWithPlaces extends DeliveryRun {
  /** The places taken, by day; a day without any is missing. */
  readonly booked: Readonly<Record<string, number>>;
}

interface RunSearch {
  readonly regionId: string;
  readonly serviceTypeCode: string;
  readonly range: DayRange;
}

/** The runs of a region for a service within some days, with the places taken of all their days. */
export async function listRuns(
  tx: Tx,
  tenantId: string,
  { regionId, serviceTypeCode, range }: RunSearch,
): Promise<RunWithPlaces[]> {
  const { rows } = await sql<RunWithPlaces>`
    select ${fieldList('r', runColumns)},
      (select coalesce(jsonb_object_agg(d.day, d.booked), '{}') from run_days d
        where d.tenant_id = r.tenant_id and d.run_id = r.id and d.day between ${range.from} and ${range.to}) as booked
    from delivery_runs r
    where r.tenant_id = ${tenantId} and r.region_id = ${regionId}
      and r.service_type_code in ('', ${serviceTypeCode}) and r.effective_from <= ${range.to}
      and (r.effective_to is null or r.effective_to >= ${range.from})
    order by r.name, r.id limit ${MAX_RUNS}`.execute(tx);
  return rows;
}

/** How many places of a run are taken on a day. */
export async function countBooked(tx: Tx, tenantId: string, { run, day }: BookedPlace): Promise<number> {
  const row = await tx
    .selectFrom('run_days')
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', run.id)
    .where('day', '=', day)
    .select('booked')
    .executeTakeFirst();
  return row?.booked ?? 0;
}

interface RunDay {
  readonly runId: string;
  readonly day: Day;
}

/**
 * Takes a place of a run on a day; false if there is none left. A statement that waits for another caller's place sees
 * what that one left, so that the last place goes to one.
 */
export async function takePlace(
  tx: Tx,
  tenantId: string,
  { run: { id, capacity }, day }: BookedPlace,
): Promise<boolean> {
  const { rows } = await sql`
    insert into run_days as d (tenant_id, run_id, day, booked) values (${tenantId}, ${id}, ${day}, 1)
    on conflict (tenant_id, run_id, day) do update set booked = d.booked + 1 where d.booked < ${capacity}
    returning d.booked`.execute(tx);
  return rows.length === 1;
}

/** Frees one place for each of the given days of runs; lock them first. */
export async function freePlaces(tx: Tx, tenantId: string, places: readonly RunDay[]): Promise<void> {
  await sql`
    update run_days d set booked = greatest(d.booked - f.places, 0)
    from (select run_id, day, count(*)::int as places from ${unnested(places)} group by run_id, day) f
    where d.tenant_id = ${tenantId} and d.run_id = f.run_id and d.day = f.day`.execute(tx);
}

/** Locks days of runs until the transaction ends, always in the same order, so that no two callers deadlock. */
export async function lockRunDays(tx: Tx, tenantId: string, places: readonly RunDay[]): Promise<void> {
  await sql`
    select 1 from run_days d
    where d.tenant_id = ${tenantId} and (d.run_id, d.day) in (select run_id, day from ${unnested(places)})
    order by d.run_id, d.day for update`.execute(tx);
}

function unnested(places: readonly RunDay[]) {
  return sql`unnest(${places.map(({ runId }) => runId)}::uuid[], ${places.map(({ day }) => day)}::text[])
    as place (run_id, day)`;
}
