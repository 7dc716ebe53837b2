import type { AnswerException, Consignment } from '@consign/api-client/consignment';
import { parseAnswer, type AnswerKind } from '@consign/domain/answers';
import type { Day } from '@consign/domain/dates';
import { readAddressee, type Problem } from '@consign/domain/rules';

import { toReceiverBody, toReceiverDraft, type ReceiverDraft } from './receiver-draft.js';

/** What the answer dialog holds. */
export interface AnswerDraft {
  readonly kind: AnswerKind;
  /** Null until a day is entered: the earliest one is offered. */
  readonly day: string | null;
  readonly receiver: ReceiverDraft;
  readonly note: string;
}

export function startAnswer({ receiverParticipant }: Consignment): AnswerDraft {
  return { kind: 'DeliverAgain', day: null, receiver: toReceiverDraft(receiverParticipant), note: '' };
}

interface Days {
  readonly today: Day;
  readonly earliest: Day | null;
  readonly closed: ReadonlyMap<string, string> | undefined;
}

/** The day of a draft, or the earliest possible one. */
export function answerDay({ day }: AnswerDraft, { earliest }: Pick<Days, 'earliest'>): string {
  return day ?? earliest ?? '';
}

/** The answer that a draft describes, with the problems that keep it from being sent (ANSW-02 to 04). */
export function toAnswer(
  draft: AnswerDraft,
  { receiverParticipant }: Consignment,
  days: Days,
): { readonly body: AnswerException; readonly problems: readonly Problem[] } {
  const { kind, receiver, note } = draft;
  const day = answerDay(draft, days);
  const body = {
    kind,
    day: kind === 'DeliverAgain' ? day : null,
    receiver: kind === 'CorrectAddress' ? toReceiverBody(receiver, receiverParticipant) : null,
    note: note.trim() || null,
  };
  const parsed = parseAnswer(body, {
    today: days.today,
    facts: {
      isDeliveryWorkingDay: days.closed === undefined ? null : !days.closed.has(day),
      serviceDay: days.earliest,
    },
    receiver: readAddressee(receiverParticipant),
  });
  return { body, problems: parsed.ok ? [] : parsed.problems };
}
