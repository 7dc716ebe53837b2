import type { components } from '@consign/api-client/consignment';

import type { StoredAnswer } from './answer-store.js';

/** An answer as the thread of its exception has it (ANSW-06). */
export function answerWire({
  receiver,
  answeredAt,
  decidedAt,
  ...answer
}: StoredAnswer): components['schemas']['ExceptionAnswer'] {
  return {
    ...answer,
    receiver: receiver === null ? null : receiverWire(receiver),
    answeredAtDateTimeUtc: new Date(answeredAt).toISOString(),
    decidedAtDateTimeUtc: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  };
}

function receiverWire({ kind: _typed, ...receiver }: NonNullable<StoredAnswer['receiver']>) {
  return receiver;
}
