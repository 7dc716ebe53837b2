import type { Day } from '../dates/day.js';
import { formatDate } from '../dates/format.js';
import type { EnteredAddressee } from '../rules/parsed-consignment.js';

/** What a customer can tell the provider to do about an exception, in the order in which it is offered (ANSW-02). */
export const answerKinds = [
  'DeliverAgain',
  'CorrectAddress',
  'ReturnToSender',
  'Dispose',
  'FreeText',
] as const;

export type AnswerKind = (typeof answerKinds)[number];

export const answerLabels: Readonly<Record<AnswerKind, string>> = {
  DeliverAgain: 'Deliver again',
  CorrectAddress: 'Deliver to a corrected address',
  ReturnToSender: 'Return to sender',
  Dispose: 'Dispose of the freight',
  FreeText: 'Another answer',
};

/** An answer that passed the rules, as it is stored. */
export interface ExceptionAnswer {
  readonly kind: AnswerKind;
  /** For DeliverAgain. */
  readonly day: Day | null;
  /** For CorrectAddress. */
  readonly receiver: EnteredAddressee | null;
  readonly note: string | null;
}

/** How far an answer has come. The provider decides once. */
export const answerStates = ['WaitingForProvider', 'Accepted', 'Declined'] as const;

export type AnswerState = (typeof answerStates)[number];

/** An answer in a few words: 'Deliver again on 04/12/2026'. */
export function describeAnswer({
  kind,
  day,
}: {
  readonly kind: AnswerKind;
  readonly day: string | null;
}): string {
  return day === null ? answerLabels[kind] : `${answerLabels[kind]} on ${formatDate(day)}`;
}
