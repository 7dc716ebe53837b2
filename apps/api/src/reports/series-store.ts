import type { DayRange } from '@consign/domain/dates';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { ownedBy } from '../database/owner.js';
import { dayNumber, isWithin, reported } from './report-conditions-store.js';
import type { ReportRequest } from './report-request.js';

/** A figure by the number of its day in the whole range, from 1. */
export type Totals = ReadonlyMap<number, number>;

/** The previous period and the period, which follow each other. */
export const wholeRange = ({ period, previous }: ReportRequest): DayRange => ({
  from: previous.from,
  to: period.to,
});

const deliveredAt = sql`c.status_at`;
const stagedAt = sql`c.staged_at`;

/** Deliveries by day. */
export async function countDeliveries(tx: Tx, request: ReportRequest): Promise<Totals> {
  const range = wholeRange(request);
  const { rows } = await sql<DayTotal>`
    select ${dayNumber(deliveredAt, range)} as day, count(*) as total from consignments c
    where ${reported(request)} and c.status_code = 'DELIVERED' and ${isWithin(deliveredAt, range)}
    group by 1`.execute(tx);
  return toTotals(rows);
}

/**
 * Confirmed prices by the day of staging, in cents. `LIMIT 1` stops the planner from reading every price there is: it
 * has no statistics behind RLS.
 */
export async function sumConfirmedPrices(tx: Tx, request: ReportRequest): Promise<Totals> {
  const range = wholeRange(request);
  const { rows } = await sql<DayTotal>`
    select ${dayNumber(stagedAt, range)} as day, sum(p.amount_cents) as total
    from consignments c cross join lateral (select p.amount_cents from consignment_prices p
      where ${ownedBy(request.viewer, 'p')} and p.consignment_id = c.id and p.kind = 'CONFIRMED'
        and p.amount_cents is not null limit 1) p
    where ${reported(request)} and ${isWithin(stagedAt, range)}
    group by 1`.execute(tx);
  return toTotals(rows);
}

interface DayTotal {
  readonly day: number;
  readonly total: number;
}

function toTotals(rows: readonly DayTotal[]): Totals {
  return new Map(rows.map(({ day, total }) => [day, Number(total)]));
}
