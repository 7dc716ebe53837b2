import type { AnswerKind, AnswerState } from '@consign/domain/answers';
import type { EnteredAddressee } from '@consign/domain/rules';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type ConsignmentKey, ofConsignment } from '../database/owner.js';

interface AnswerToDecide {
  readonly id: string;
  readonly kind: AnswerKind;
  readonly day: string | null;
  readonly state: AnswerState;
  /** The title of its exception, and the provider's code of its kind. */
  readonly title: string;
  readonly standardEventCode: string | null;
}

/** An answer of a locked consignment. */
export async function findAnswer(
  tx: Tx,
  key: ConsignmentKey,
  id: string,
): Promise<AnswerToDecide | undefined> {
  const { rows } = await sql<AnswerToDecide>`
    select a.id, a.kind, a.answer_day as day, a.state, e.title, e.standard_event_code as "standardEventCode"
    from exception_answers a
    join delivery_events e on ${ofConsignment(key, 'e')} and e.id = a.delivery_event_id
    where ${ofConsignment(key, 'a')} and a.id = ${id}`.execute(tx);
  return rows[0];
}

interface Decision {
  readonly id: string;
  readonly isAccepted: boolean;
  readonly reason: string | null;
  readonly at: Date;
}

export async function writeDecision(
  tx: Tx,
  key: ConsignmentKey,
  { id, isAccepted, reason, at }: Decision,
): Promise<void> {
  await sql`
    update exception_answers a set state = ${isAccepted ? 'Accepted' : 'Declined'}, reason = ${reason},
      decided_at = greatest(${at}::timestamptz, a.answered_at)
    where ${ofConsignment(key, 'a')} and a.id = ${id}`.execute(tx);
}

export interface FeedAnswer {
  readonly position: number;
  readonly id: string;
  readonly reference: string;
  readonly eventId: string | null;
  readonly kind: AnswerKind;
  readonly day: string | null;
  readonly receiver: EnteredAddressee | null;
  readonly note: string | null;
  readonly state: AnswerState;
  readonly answeredAt: Date;
}

/** The answers of the transaction's tenant after a position, oldest first. Raw: a function. */
export async function listAnswersAfter(tx: Tx, position: number, limit: number): Promise<FeedAnswer[]> {
  const { rows } = await sql<FeedAnswer>`
    select f.position, f.id, f.reference, f.event_id as "eventId", f.kind, f.answer_day as day, f.receiver, f.note,
      f.state, f.answered_at as "answeredAt"
    from list_answers_after(${position}::bigint, ${limit}::integer) f order by f.position`.execute(tx);
  return rows;
}
