import type { AnswerKind, AnswerState } from '@consign/domain/answers';
import type { EnteredAddressee } from '@consign/domain/rules';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

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
