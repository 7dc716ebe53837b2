import { cancelReason } from '@consign/domain/status';
import { findApiError, statusMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

export type Move = 'ready' | 'pickup' | 'cancel';

interface SentMove {
  readonly move: Move;
  readonly idempotencyKey: string;
  /** The moment of the click, ISO 8601 UTC. */
  readonly dateTimeUtc: string;
}

export interface StatusMove {
  /** @throws ApiError when the call is refused */
  readonly send: (move: Move) => Promise<void>;
  /** The move may have taken effect: send the same call again, without saving first. */
  readonly isUnknown: (move: Move) => boolean;
}

/** Whether only the same call, under the same key, can tell if it took effect. */
function mayHaveHappened(error: unknown): boolean {
  const failure = findApiError(error);
  return failure === null || failure.isNoResponse || failure.status >= 500 || failure.status < 400;
}

/** The three status calls of the screen (CONS-37): a new key and moment for each click, the same for its retries. */
export function useStatusMove(reference: string): StatusMove {
  const mutations = statusMutations(useClient());
  const ready = useMutation(mutations.markReady());
  const pickup = useMutation(mutations.requestPickup());
  const cancel = useMutation(mutations.cancel());
  const unknown = useRef<SentMove | null>(null);

  const toSend = (move: Move): SentMove =>
    unknown.current?.move === move
      ? unknown.current
      : { move, idempotencyKey: crypto.randomUUID(), dateTimeUtc: new Date().toISOString() };
  const call = ({ move, ...sent }: SentMove): Promise<unknown> => {
    if (move === 'ready') return ready.mutateAsync({ reference, ...sent });
    if (move === 'pickup') return pickup.mutateAsync({ reference, ...sent });
    return cancel.mutateAsync({ reference, reason: cancelReason, ...sent });
  };

  return {
    isUnknown: (move) => unknown.current?.move === move,
    send: async (move) => {
      const sent = toSend(move);
      try {
        await call(sent);
        unknown.current = null;
      } catch (error) {
        unknown.current = mayHaveHappened(error) ? sent : null;
        throw error;
      }
    },
  };
}
