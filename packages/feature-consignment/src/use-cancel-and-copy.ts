import type { Consignment } from '@consign/api-client/consignment';
import { canResend, copyMutations, type CopyType } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { callFailure } from './failures.js';
import type { FormStore } from './form-store.js';
import type { Changed, Intent } from './intents.js';
import { setNextIntent } from './pickup/next-intent.js';
import type { Run } from './use-run.js';
import type { StatusMove } from './use-status-move.js';

interface Options {
  readonly consignment: Consignment | null;
  readonly move: StatusMove;
  readonly run: Run;
  readonly onChanged: (what: Changed) => void;
  /** Opens a copy or return. */
  readonly onOpen: (reference: string) => void;
}

export interface CancelAndCopy {
  readonly cancel: () => void;
  /** Copies, opens the copy, and submits that for an intent (CONS-88). */
  readonly copy: (copyType: CopyType, intent?: Intent) => void;
}

/** Cancels the consignment, or makes a copy or return of it. */
export function useCancelAndCopy({ dispatch }: FormStore, options: Options): CancelAndCopy {
  const { move, run } = options;
  const reference = options.consignment?.reference ?? '';
  const cache = useQueryClient();
  const create = useMutation(copyMutations(useClient()).create());
  // One copy per click, however often the call is retried (CONS-29, CONS-34).
  const keys = useRef<Partial<Record<CopyType, string>>>({});
  const makeCopy = async (copyType: CopyType): Promise<string> => {
    const { [copyType]: idempotencyKey = crypto.randomUUID() } = keys.current;
    try {
      const made = await create.mutateAsync({ reference, copyType, idempotencyKey });
      delete keys.current[copyType];
      return made.reference;
    } catch (error) {
      if (canResend(error)) keys.current[copyType] = idempotencyKey;
      else delete keys.current[copyType];
      throw error;
    }
  };
  return {
    cancel: () =>
      run('cancel', async () => {
        dispatch({ type: 'failure cleared' });
        try {
          await move.send('cancel');
          // Unsaved changes go too: a cancelled consignment accepts no more of them.
          dispatch({ type: 'discarded' });
          toastSuccess('Consignment cancelled');
          options.onChanged('status');
        } catch (error) {
          dispatch({ type: 'refused', failure: callFailure(error, 'cancel') });
        }
      }),
    copy: (copyType, intent) =>
      run(copyType === 'Copy' ? 'copy' : 'return', async () => {
        dispatch({ type: 'failure cleared' });
        try {
          const copied = await makeCopy(copyType);
          if (intent !== undefined) setNextIntent(cache, copied, intent);
          toastSuccess(`${copyType} of ${reference} created`);
          options.onOpen(copied);
        } catch (error) {
          dispatch({ type: 'refused', failure: callFailure(error, 'copy') });
        }
      }),
  };
}
