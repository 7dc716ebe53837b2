import type { Consignment } from '@consign/api-client/consignment';
import { useRequestKeys } from '@consign/consignment-parts';
import { copyMutations, type CopyType } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callFailure } from './failures.js';
import type { FormStore } from './form-actions.js';
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
  const keys = useRequestKeys();
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
          const made = await create.mutateAsync({ reference, copyType, idempotencyKey: keys.get(copyType) });
          keys.forget(copyType);
          if (intent !== undefined) setNextIntent(cache, made.reference, intent);
          toastSuccess(`${copyType} of ${reference} created`);
          options.onOpen(made.reference);
        } catch (error) {
          dispatch({ type: 'refused', failure: callFailure(error, 'copy') });
        }
      }),
  };
}
