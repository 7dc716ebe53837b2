import type { AnswerException } from '@consign/api-client/consignment';
import { answerMutations, findApiError } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

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
  const unanswered = useRef<{ body: string; key: string } | null>(null);
  const failure = findApiError(answering.error);
  return {
    send: (body: AnswerException): void => {
      const text = JSON.stringify(body);
      const key = unanswered.current?.body === text ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { body: text, key };
      answering.mutate({ reference, eventId, body, idempotencyKey: key }, { onSuccess: onAnswered });
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
