import type { components } from '@consign/api-client/consignment';

import type { StoredAnswer } from './answer-store.js';

type Schemas = components['schemas'];

/** An answer as the thread of its exception has it (ANSW-06). */
export function answerWire({
  receiver,
  answeredAt,
  decidedAt,
  ...answer
}: StoredAnswer): Schemas['ExceptionAnswer'] {
  return {
    ...answer,
    receiver: receiverWire(receiver),
    answeredAtDateTimeUtc: new Date(answeredAt).toISOString(),
    decidedAtDateTimeUtc: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  };
}

export function receiverWire(receiver: StoredAnswer['receiver']): Schemas['AnsweredReceiver'] | null {
  if (receiver === null) return null;
  const { kind: _typed, ...wire } = receiver;
  return wire;
}
