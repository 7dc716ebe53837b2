import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../database/database.js';

/** What the estimated delivery day of consignments without a delivery date depends on. */
export interface EstimateKey {
  readonly originRegionId: string;
  readonly destinationRegionId: string;
  readonly serviceTypeCode: string;
  readonly stagedOn: string;
  /** Whether they were staged after the cut-off of the day. */
  readonly isLate: boolean;
  /** Empty without a requested pickup day. */
  readonly pickupOn: string;
}

/** A key with the day that it estimates, as its first instant. */
export type Estimate = EstimateKey & { readonly dueAt: string };

const localStaged = sql`(r.staged_at at time zone 'Pacific/Auckland')`;
const stagedOn = sql`${localStaged}::date::text`;
const isLate = sql`coalesce(extract(hour from ${localStaged}) * 60 + extract(minute from ${localStaged})
  >= s.cut_off_minutes, false)`;
const pickupOn = sql`coalesce((r.pickup_at at time zone 'Pacific/Auckland')::date::text, '')`;

/** Whether the delivery day of a row `r` of candidates is estimated. */
export const isEstimated = sql`(r.dated_at is null and r.staged_at is not null and r.origin_region_id is not null
  and r.destination_region_id is not null)`;

/** The parts of the key of a row `r` of candidates and the calendar `s` of its sender's region. */
export const keyColumns = {
  originRegionId: sql`r.origin_region_id`,
  destinationRegionId: sql`r.destination_region_id`,
  serviceTypeCode: sql`r.service_type_code`,
  stagedOn,
  isLate,
  pickupOn,
} as const satisfies Readonly<Record<keyof EstimateKey, RawBuilder<unknown>>>;

/** The same as the fields of a row. */
export const keyFields = sql.join(
  Object.entries(keyColumns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
);

export const joinCalendar = (tenantId: string) =>
  sql`left join region_schedules s on s.tenant_id = ${tenantId} and s.region_id = r.origin_region_id`;

/** The keys of the candidates without a delivery date; see candidates of difot-store.ts. */
export async function listEstimateKeys(
  tx: Tx,
  tenantId: string,
  candidates: RawBuilder<unknown>,
): Promise<EstimateKey[]> {
  const { rows } = await sql<EstimateKey>`
    select ${keyFields}
    from (${candidates}) r ${joinCalendar(tenantId)}
    where ${isEstimated}
    group by 1, 2, 3, 4, 5, 6`.execute(tx);
  return rows;
}

/** The candidates `r` with `due_at`, when their delivery is due: their own date, else the estimate. */
export function dueCandidates(
  tenantId: string,
  candidates: RawBuilder<unknown>,
  estimates: readonly Estimate[],
): RawBuilder<unknown> {
  if (estimates.length === 0) return sql`select r.*, r.dated_at as due_at from (${candidates}) r`;
  const texts = (field: Exclude<keyof Estimate, 'isLate'>) => estimates.map((estimate) => estimate[field]);
  return sql`
    select r.*, coalesce(r.dated_at, e.due_at::timestamptz) as due_at
    from (${candidates}) r ${joinCalendar(tenantId)}
    left join unnest(${texts('originRegionId')}::uuid[], ${texts('destinationRegionId')}::uuid[],
        ${texts('serviceTypeCode')}::text[], ${texts('stagedOn')}::text[],
        ${estimates.map((estimate) => estimate.isLate)}::boolean[], ${texts('pickupOn')}::text[],
        ${texts('dueAt')}::text[]) as e (origin, destination, service, staged_on, is_late, pickup_on, due_at)
      on r.dated_at is null and e.origin = r.origin_region_id and e.destination = r.destination_region_id
        and e.service = r.service_type_code and e.staged_on = ${stagedOn} and e.is_late = ${isLate}
        and e.pickup_on = ${pickupOn}`;
}
