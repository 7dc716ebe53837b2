import { type Day, startOfDayUtc } from '@consign/domain/dates';
import { type AttentionKind, attentionKinds, firstRecentDay } from '@consign/domain/reports';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Viewer, visibleTo } from '../../database/owner.js';

/** What needs attention of a kind, on a day in Auckland. */
export interface AttentionFilter {
  readonly kind: AttentionKind;
  readonly today: Day;
}

/** Written out, as the partial indexes are. */
const unfinished = sql<SqlBool>`c.status_code not in ('DELIVERED', 'CANCELLED')`;
const waiting = sql<SqlBool>`(c.waits_for_customer or c.waits_for_provider)`;

/**
 * The domain's needsAttention as a condition on a consignment `c`: of the list's filter and of the dashboard's figures,
 * so that each figure is the number of rows that the list then has (DASH-29).
 */
export function attentionCondition({ kind, today }: AttentionFilter): RawBuilder<SqlBool> {
  const todayStart = startOfDayUtc(today);
  switch (kind) {
    case 'EXCEPTIONS':
      return sql<SqlBool>`c.has_exception`;
    case 'WAITING_FOR_YOU':
      return sql<SqlBool>`${waiting} and c.waits_for_customer and c.status_code <> 'CANCELLED'`;
    case 'WAITING_FOR_PROVIDER':
      return sql<SqlBool>`${waiting} and c.waits_for_provider and c.status_code <> 'CANCELLED'`;
    case 'OVERDUE':
      return sql<SqlBool>`${unfinished}
        and coalesce(c.confirmed_delivery_at, c.requested_delivery_at) < ${todayStart}::timestamptz`;
    case 'NOT_PICKED_UP':
      return sql<SqlBool>`${unfinished} and c.status_code in ('FINAL', 'STAGED')
        and coalesce(c.requested_pickup_at, c.status_at) < ${todayStart}::timestamptz`;
    case 'OLD_DRAFTS':
      return sql<SqlBool>`${unfinished} and c.status_code = 'DRAFT'
        and c.created_at < ${startOfDayUtc(firstRecentDay(today))}::timestamptz`;
  }
}

export interface AttentionCount {
  readonly kind: AttentionKind;
  readonly count: number;
}

const ofWaiting = ['WAITING_FOR_YOU', 'WAITING_FOR_PROVIDER'] as const;
const ofUnfinished = ['OVERDUE', 'NOT_PICKED_UP', 'OLD_DRAFTS'] as const;

/** How many consignments need each kind of attention. Raw: three partial indexes are read, each once and alone. */
export async function countAttention(tx: Tx, viewer: Viewer, today: Day): Promise<AttentionCount[]> {
  const counts = (kinds: readonly AttentionKind[]) =>
    sql.join(
      kinds.map(
        (kind) => sql`count(*) filter (where ${attentionCondition({ kind, today })}) as ${sql.ref(kind)}`,
      ),
    );
  const { rows } = await sql<Partial<Record<AttentionKind, number>>>`
    select u.*, w.*, (select count(*) from consignments c
        where ${visibleTo(viewer)} and ${attentionCondition({ kind: 'EXCEPTIONS', today })}) as "EXCEPTIONS"
    from (select ${counts(ofUnfinished)} from consignments c where ${visibleTo(viewer)} and ${unfinished}) u,
      (select ${counts(ofWaiting)} from consignments c where ${visibleTo(viewer)} and ${waiting}) w`.execute(
    tx,
  );
  return attentionKinds.map((kind) => ({ kind, count: rows[0]?.[kind] ?? 0 }));
}
