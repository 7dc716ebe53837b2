import type { Consignment } from '@consign/api-client/consignment';
import type { CopyType } from '@consign/queries';
import { toastSuccess } from '@consign/ui';
import { useQueryClient } from '@tanstack/react-query';

import { cancelFailure, copyFailure } from './failures.js';
import { savedValues, type FormValues } from './form-values.js';
import type { Changed, FormAction, Intent } from './intents.js';
import { setNextIntent } from './pickup/next-intent.js';
import { useCopies } from './use-copies.js';
import type { FormContent } from './use-form-content.js';
import type { FormProblems } from './use-form-problems.js';
import type { StatusMove } from './use-status-move.js';

interface Options {
  readonly content: FormContent;
  readonly problems: FormProblems;
  readonly move: StatusMove;
  readonly run: (action: FormAction, task: () => Promise<void>) => void;
  readonly base: Consignment | null;
  readonly initialValues: FormValues;
  readonly onChanged: (what: Changed) => void;
  readonly onOpen: (reference: string) => void;
}

export interface CancelAndCopy {
  readonly cancel: () => void;
  /** Copies, opens the copy, and submits that for an intent (CONS-88). */
  readonly copy: (copyType: CopyType, intent?: Intent) => void;
}

/** The actions that leave the form as it is: cancel the consignment, or make a copy or return of it. */
export function useCancelAndCopy(options: Options): CancelAndCopy {
  const { content, problems, move, run, base } = options;
  const cache = useQueryClient();
  const makeCopy = useCopies(base?.reference ?? '');
  return {
    cancel: () =>
      run('cancel', async () => {
        problems.clear();
        try {
          await move.send('cancel');
          // Unsaved changes go too: a cancelled consignment accepts no more of them.
          const saved = base === null ? options.initialValues : savedValues(base);
          content.form.resetDirty(saved);
          content.replace(saved, null);
          toastSuccess('Consignment cancelled');
          options.onChanged('status');
        } catch (error) {
          problems.showRefusal(cancelFailure(error));
        }
      }),
    copy: (copyType, intent) =>
      run(copyType === 'Copy' ? 'copy' : 'return', async () => {
        problems.clear();
        try {
          const copied = await makeCopy(copyType);
          if (intent !== undefined) setNextIntent(cache, copied, intent);
          toastSuccess(`${copyType} of ${base?.reference ?? ''} created`);
          options.onOpen(copied);
        } catch (error) {
          problems.showRefusal(copyFailure(error));
        }
      }),
  };
}
