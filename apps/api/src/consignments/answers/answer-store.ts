import type { AnswerKind, AnswerState, ExceptionAnswer } from '@consign/domain/answers';
import { type RawBuilder, sql } from 'kysely';

import { type ConsignmentKey, ofConsignment } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import { storedJson } from '../../database/columns.js';

/** An answer in the thread of its exception, in JSON built by the database. */
export interface StoredAnswer extends Pick<ExceptionAnswer, 'receiver' | 'note'> {
  readonly id: string;
  readonly kind: AnswerKind;
  readonly day: string | null;
  readonly state: AnswerState;
  readonly answeredAt: string;
  readonly answeredBy: string | null;
  readonly decidedAt: string | null;
  readonly reason: string | null;
}

/** The answers to a delivery event `e`, oldest first. */
export const answersToEvent: RawBuilder<readonly StoredAnswer[]> = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'day', a.answer_day,
      'receiver', a.receiver, 'note', a.note, 'state', a.state, 'answeredAt', a.answered_at, 'answeredBy', u.name,
      'decidedAt', a.decided_at, 'reason', a.reason) order by a.position), '[]')
    from exception_answers a left join users u on u.tenant_id = a.tenant_id and u.organisation_id = a.organisation_id
      and u.id = a.answered_by
    where a.tenant_id = e.tenant_id and a.organisation_id = e.organisation_id
      and a.consignment_id = e.consignment_id and a.delivery_event_id = e.id)`;

/** An exception or note with what decides whether it can be answered. */
export interface StoredEvent {
  readonly title: string;
  readonly standardEventCode: string | null;
  readonly actionRequired: boolean;
  readonly resolvedAt: Date | null;
  readonly answers: readonly StoredAnswer[];
}

/** An exception or note of a locked consignment. */
export async function findEvent(
  tx: Tx,
  key: ConsignmentKey,
  eventId: string,
): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    select e.title, e.standard_event_code as "standardEventCode", e.action_required as "actionRequired", e.resolved_at as "resolvedAt", ${answersToEvent} as answers
    from delivery_events e where ${ofConsignment(key, 'e')} and e.id = ${eventId}`.execute(tx);
  return rows[0];
}

export interface NewAnswer extends ExceptionAnswer {
  readonly id: string;
  readonly eventId: string;
  readonly answeredAt: Date;
  readonly userId: string;
}

/**
 * Adds an answer to an event of a locked consignment. Its position comes from a counter row that the transaction holds
 * until it ends, so that positions appear in their order (ANSW-10).
 */
export async function insertAnswer(tx: Tx, key: ConsignmentKey, answer: NewAnswer): Promise<void> {
  const { id, eventId, kind, day, receiver, note, answeredAt, userId } = answer;
  await sql`
    with next as (
      insert into reference_counters (tenant_id, series, last_value) values (${key.tenantId}, 'answer', 1)
      on conflict (tenant_id, series) do update set last_value = reference_counters.last_value + 1
      returning last_value
    )
    insert into exception_answers (tenant_id, organisation_id, consignment_id, id, delivery_event_id, position, kind,
      answer_day, receiver, note, answered_at, answered_by, state)
    select ${key.tenantId}, ${key.organisationId}, ${key.consignmentId}, ${id}, ${eventId}, next.last_value, ${kind},
      ${day}::date, ${receiver === null ? null : storedJson(receiver)}::jsonb, ${note}, ${answeredAt}, ${userId},
      'WaitingForProvider'
    from next`.execute(tx);
}
