import { cancelReason } from '@consign/domain/status';
import { statusMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { findApiError } from './failures.js';

export type Move = 'ready' | 'pickup' | 'cancel';

interface Meant {
  readonly move: Move;
  readonly idempotencyKey: string;
}

interface StatusMove {
  /** @throws what the call was refused with */
  readonly send: (move: Move) => Promise<void>;
  /** It may have taken effect already: only the same call again can tell, without a save before it. */
  readonly isUnknown: (move: Move) => boolean;
}

/** Whether the same call, under the same key, has still to tell what became of it. */
function mayHaveHappened(error: unknown): boolean {
  const failure = findApiError(error);
  return failure === null || failure.isNoResponse || failure.status >= 500 || failure.status < 400;
}

/** The three status calls of the screen (CONS-37), each click under a key of its own and its retries under the same. */
export function useStatusMove(reference: string): StatusMove {
  const mutations = statusMutations(useClient());
  const ready = useMutation(mutations.markReady());
  const pickup = useMutation(mutations.requestPickup());
  const cancel = useMutation(mutations.cancel());
  const unknown = useRef<Meant | null>(null);

  const keyFor = (move: Move): string =>
    unknown.current?.move === move ? unknown.current.idempotencyKey : crypto.randomUUID();
  const call = (move: Move, idempotencyKey: string): Promise<unknown> => {
    if (move === 'ready') return ready.mutateAsync({ reference, idempotencyKey });
    if (move === 'pickup') return pickup.mutateAsync({ reference, idempotencyKey });
    return cancel.mutateAsync({ reference, reason: cancelReason, idempotencyKey });
  };

  return {
    isUnknown: (move) => unknown.current?.move === move,
    send: async (move) => {
      const idempotencyKey = keyFor(move);
      try {
        await call(move, idempotencyKey);
        unknown.current = null;
      } catch (error) {
        unknown.current = mayHaveHappened(error) ? { move, idempotencyKey } : null;
        throw error;
      }
    },
  };
}
