import {
  createFailure,
  isOutcomeUnknown,
  useRequestKeys,
  type CreateFailure,
} from '@consign/consignment-parts';
import type { CreateFullConsignment } from '@consign/api-client/consignment';
import { staleQuote } from '@consign/domain/rules';
import { findApiError, fullConsignmentMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { FieldProblem, NamedExtras } from './field-paths.js';

interface Options {
  readonly onCreated: (reference: string) => void;
  readonly onRefused: (problems: readonly FieldProblem[], extras: NamedExtras) => void;
}

interface Sent {
  readonly body: CreateFullConsignment;
  readonly extras: NamedExtras;
}

export interface UseCreate {
  readonly isCreating: boolean;
  readonly failure: CreateFailure | null;
  /** The quote is too old, or its price has changed: a new one is the remedy (QUOT-11). */
  readonly isQuoteStale: boolean;
  /** It is unknown whether the consignment was created: only the same call again can tell (CONS-34). */
  readonly isLocked: boolean;
  readonly create: (sent: Sent) => void;
}

/** Creates the consignment once, however often the button is pressed or the call is repeated (QUOT-07, CONS-34). */
export function useCreate({ onCreated, onRefused }: Options): UseCreate {
  const call = useMutation(fullConsignmentMutations(useClient()).create());
  const [failed, setFailed] = useState<{ failure: CreateFailure; isQuoteStale: boolean } | null>(null);
  // A call whose outcome is unknown is sent again as it was.
  const [unknown, setUnknown] = useState<Sent | null>(null);
  const keys = useRequestKeys();
  const isRunning = useRef(false);

  const run = async (sent: Sent): Promise<void> => {
    const { body } = sent;
    try {
      const { reference } = await call.mutateAsync({ body, idempotencyKey: keys.get(body) });
      setFailed(null);
      onCreated(reference);
    } catch (error) {
      setUnknown(isOutcomeUnknown(error) ? sent : null);
      const problems = findApiError(error)?.problems ?? [];
      const stale: readonly string[] = Object.values(staleQuote);
      setFailed({
        failure: createFailure(error),
        isQuoteStale: problems.some(({ message }) => stale.includes(message)),
      });
      onRefused(problems, sent.extras);
    } finally {
      isRunning.current = false;
    }
  };

  return {
    isCreating: call.isPending,
    failure: failed?.failure ?? null,
    isQuoteStale: failed?.isQuoteStale ?? false,
    isLocked: unknown !== null,
    create: (sent) => {
      // A second click can arrive before the button is busy.
      if (isRunning.current) return;
      isRunning.current = true;
      void run(unknown ?? sent);
    },
  };
}
