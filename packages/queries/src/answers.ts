import { ApiError, type Client } from '@consign/api-client/internal';
import type { AnswerException } from '@consign/api-client/consignment';
import { mutationOptions } from '@tanstack/react-query';

import { refreshConsignment } from './keys.js';
import { type KeyedBody, toKeyHeader } from './keyed-call.js';
import { reportKeys } from './reports.js';

interface Answer extends KeyedBody<AnswerException> {
  readonly reference: string;
  /** The id of the exception or note. */
  readonly eventId: string;
}

/** Answers to the freight provider's exceptions (ANSW-01). One that was answered meanwhile rejects with status 409. */
export function answerMutations(client: Client) {
  const { POST } = client.consignment;
  return {
    answer: () =>
      mutationOptions({
        mutationFn: ({ reference, eventId, body, ...key }: Answer) =>
          POST('/api/v2/consignments/{ref}/delivery-events/{eventId}/answers', {
            path: { ref: reference, eventId },
            header: toKeyHeader(key),
            body,
          }),
        onSettled: (_answer, error, { reference }, _result, { client: cache }) =>
          error instanceof ApiError && error.isNoResponse
            ? undefined
            : Promise.all([
                refreshConsignment(cache, reference),
                cache.invalidateQueries({ queryKey: reportKeys.figures }),
              ]),
        meta: { failure: 'screen' },
      }),
  };
}
