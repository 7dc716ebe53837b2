import type { Consignment } from '@consign/api-client/consignment';
import { hasOwnInstructions } from '@consign/domain/extras';
import type { SaveCall } from '@consign/domain/status';
import { useFlags } from '@consign/session';
import { toastError, toastSuccess } from '@consign/ui';
import { useState } from 'react';

import type { SaveFailure } from './failures.js';
import { savedValues, type FormValues } from './form-values.js';
import type { Changed, FormAction } from './intents.js';
import type { FormContent } from './use-form-content.js';
import type { FormProblems } from './use-form-problems.js';
import { useSave } from './use-save.js';

export const resetQuestion =
  'Changing service type will reset your Extras selection. Do you want to continue?';
const notChanged = 'Failed to update service type';
const saveOthersFirst =
  'Your other changes are still here, unsaved. If the service type needs one of them, such as another date, save it first.';

interface Options {
  readonly content: Pick<FormContent, 'form'>;
  readonly problems: FormProblems;
  /** The consignment as the form was loaded or last saved. */
  readonly base: Consignment | null;
  /** What it says about extras now. */
  readonly extras: Consignment['deliveryExtras'];
  readonly saveCall: SaveCall | null;
  readonly running: FormAction | null;
  readonly run: (action: FormAction, task: () => Promise<void>) => void;
  readonly onUpdated: (saved: Consignment) => void;
  readonly onChanged: (what: Changed) => void;
}

export interface ServiceTypeChange {
  /** Returns whether it takes care of the choice; otherwise it is a field like the others. */
  readonly choose: (code: string | null) => boolean;
  /** What has to be confirmed first (CONS-47); null when there is nothing to ask. */
  readonly question: string | null;
  readonly answer: (confirmed: boolean) => void;
  /** Whether saving these values would reset what was said about extras. */
  readonly resets: (values: FormValues) => boolean;
}

/**
 * Where the tenant uses extras, another service type of a saved consignment is saved at once, because its extras are
 * others (CONS-53). Only the service type is sent, over what is saved: everything else that was typed stays in the form,
 * unsaved as before.
 */
export function useServiceTypeChange(options: Options): ServiceTypeChange {
  const { content, problems, base, extras, running, run, onUpdated, onChanged } = options;
  const { form } = content;
  const { save } = useSave(options.saveCall);
  const usesExtras = useFlags().DeliveryExtras;
  const [asked, setAsked] = useState<string | null>(null);
  const isSaved = base !== null && options.saveCall === 'update' && usesExtras;
  const resets = ({ serviceType }: FormValues) =>
    isSaved && serviceType !== base.serviceType.code && hasOwnInstructions(extras);

  const saveNow = (from: Consignment, serviceType: string): void =>
    run('service-type', async () => {
      problems.clear();
      const before = form.getValues();
      const wasClean = !form.isDirty();
      const sent = { ...savedValues(from), serviceType };
      form.setFieldValue('serviceType', serviceType);
      form.clearFieldError('serviceType');
      const result = await save(sent, from, 'save');
      if (result.kind !== 'updated') {
        form.setFieldValue('serviceType', before.serviceType);
        if (result.kind === 'refused') showFailure(result.failure, wasClean);
        return;
      }
      form.resetDirty(wasClean ? { ...before, serviceType } : savedValues(result.saved));
      onUpdated(result.saved);
      toastSuccess('The service type has been changed');
      onChanged('content');
    });

  const showFailure = ({ problems: reasons, stored }: SaveFailure, wasClean: boolean): void => {
    const others = wasClean ? [] : [{ path: '', message: saveOthersFirst }];
    problems.showRefusal({ title: notChanged, problems: [...reasons, ...others] });
    // The form may be replaced by what somebody else has saved.
    if (stored !== undefined) toastError(notChanged);
  };

  return {
    choose: (code) => {
      // While something else is being saved, it is a change like the others: the server resets the extras with it.
      if (!isSaved || code === null || running !== null) return false;
      if (code === form.getValues().serviceType) return true;
      if (code === base.serviceType.code) return false;
      if (hasOwnInstructions(extras)) setAsked(code);
      else saveNow(base, code);
      return true;
    },
    question: asked === null ? null : resetQuestion,
    answer: (confirmed) => {
      setAsked(null);
      if (confirmed && asked !== null && base !== null) saveNow(base, asked);
    },
    resets,
  };
}
