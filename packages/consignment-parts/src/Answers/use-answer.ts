import type { AnswerException, Consignment } from '@consign/api-client/consignment';
import { parseAnswer, type AnswerKind } from '@consign/domain/answers';
import type { Day } from '@consign/domain/dates';
import { readAddressee, type Problem } from '@consign/domain/rules';
import { answerMutations, findApiError } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';

import { useDeliveryLookups } from '../DetailsSection/use-delivery-lookups.js';
import { useRequestKeys } from '../use-request-keys.js';
import { toReceiverBody, toReceiverDraft, type ReceiverDraft } from './receiver-draft.js';

interface Target {
  readonly reference: string;
  readonly eventId: string;
}

/** Sends an answer: again with the same key if no response came (CONS-34). */
export function useAnswer({ reference, eventId }: Target, onAnswered: () => void) {
  const answering = useMutation({
    ...answerMutations(useClient()).answer(),
    // Also where the refreshed screen no longer shows the consignment.
    onSuccess: () => toastSuccess('Answer sent to your freight provider'),
  });
  const keys = useRequestKeys();
  const failure = findApiError(answering.error);
  return {
    send: (body: AnswerException): void => {
      answering.mutate(
        { reference, eventId, body, idempotencyKey: keys.get(body) },
        {
          onSuccess: () => {
            keys.forget(body);
            onAnswered();
          },
        },
      );
    },
    isBusy: answering.isPending,
    problems: failure?.problems ?? [],
    error: answering.error === null ? null : describeFailure(answering.error),
  };
}

function describeFailure(error: Error): string {
  const failure = findApiError(error);
  if (failure !== null && failure.isNoResponse) {
    return `${failure.message}. It isn't known whether the answer arrived: send it again.`;
  }
  return failure?.problems[0]?.message ?? error.message;
}

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

/** How many days ahead the calendar says why a day is closed. */
const days = 90;

/** The days on which freight can be delivered again, as for a trip within the receiver's region (ANSW-03). */
export function useDeliveryDays(consignment: Consignment, today: Day, isOn: boolean) {
  const region = consignment.receiverParticipant.address.region?.id ?? null;
  const { code: serviceType } = consignment.serviceType;
  const found = useDeliveryLookups({ today, days, serviceType, sender: region, receiver: region, isOn });
  return { ...found, closed: found.closed.data };
}
