import type { DayRange } from '@consign/domain/dates';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { dayNumber, isWithin, reported } from './report-conditions.js';
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

/** Confirmed prices by the day of staging, in cents. */
export async function sumConfirmedPrices(tx: Tx, request: ReportRequest): Promise<Totals> {
  const range = wholeRange(request);
  const { rows } = await sql<DayTotal>`
    select ${dayNumber(stagedAt, range)} as day, sum(p.amount_cents) as total
    from consignments c join consignment_prices p on p.tenant_id = c.tenant_id
      and p.organisation_id = c.organisation_id and p.consignment_id = c.id
    where ${reported(request)} and ${isWithin(stagedAt, range)} and p.kind = 'CONFIRMED' and p.amount_cents is not null
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
