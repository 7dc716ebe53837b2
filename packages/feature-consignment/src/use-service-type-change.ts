import type { Consignment } from '@consign/api-client/consignment';
import { hasOwnInstructions } from '@consign/domain/extras';
import type { SaveCall } from '@consign/domain/status';
import { useFlags } from '@consign/session';
import { toastError, toastSuccess } from '@consign/ui';

import { areFieldsDirty } from './form-state.js';
import type { FormStore } from './form-actions.js';
import { savedValues, type FormValues } from './form-values.js';
import type { Changed } from './intents.js';
import type { Run } from './use-run.js';
import type { Save } from './use-save.js';

export const resetQuestion =
  'Changing service type will reset your Extras selection. Do you want to continue?';
const notChanged = 'Failed to update service type';
const saveOthersFirst =
  'Your other changes are still here, unsaved. If the service type needs one of them, such as another date, save it first.';

interface Options {
  readonly saveCall: SaveCall | null;
  readonly save: Save;
  readonly run: Run;
  readonly onChanged: (what: Changed) => void;
}

export interface ServiceTypeChange {
  /** Returns whether it takes care of the choice; otherwise it is a field like the others. */
  readonly choose: (code: string | null) => boolean;
  readonly saveNow: (code: string) => void;
  /** Whether saving these values would reset the instructions for the extras. */
  readonly resets: (values: FormValues) => boolean;
}

/**
 * Where the tenant uses extras, another service type of a saved consignment is saved at once, because its extras are
 * others (CONS-53). Only the service type is sent, over the saved values: other changes stay in the form, unsaved.
 */
export function useServiceTypeChange({ get, dispatch }: FormStore, options: Options): ServiceTypeChange {
  const { save, run, onChanged } = options;
  const usesExtras = useFlags().DeliveryExtras && options.saveCall === 'update';
  const findSaved = (): Consignment | null => (usesExtras ? get().base : null);
  const hasInstructions = (): boolean => hasOwnInstructions(get().stored?.deliveryExtras ?? []);
  const type = (serviceType: string | null): void =>
    dispatch({ type: 'typed', values: { serviceType }, paths: ['serviceType'] });

  const saveNow = (serviceType: string): void =>
    run('service-type', async () => {
      const { base, values: before } = get();
      if (base === null) return;
      const wasDirty = areFieldsDirty(get());
      dispatch({ type: 'failure cleared' });
      type(serviceType);
      const result = await save({ ...savedValues(base), serviceType }, base, 'save');
      if (result.kind === 'refused') {
        const { problems, stored } = result.failure;
        const others = wasDirty ? [{ path: '', message: saveOthersFirst }] : [];
        type(before.serviceType);
        dispatch({ type: 'refused', failure: { title: notChanged, problems: [...problems, ...others] } });
        // The form may be replaced by somebody else's save.
        if (stored !== undefined) toastError(notChanged);
      }
      if (result.kind !== 'updated') return;
      const sent = wasDirty ? savedValues(result.saved) : { ...before, serviceType };
      dispatch({ type: 'saved', sent, stored: result.saved });
      toastSuccess('The service type has been changed');
      onChanged('content');
    });

  return {
    choose: (code) => {
      const { values, running } = get();
      const saved = findSaved();
      // While something else is being saved, it is a change like the others: the server resets the extras with it.
      if (saved === null || code === null || running !== null) return false;
      if (code === values.serviceType) return true;
      if (code === saved.serviceType.code) return false;
      if (!hasInstructions()) saveNow(code);
      else {
        dispatch({
          type: 'asked',
          question: {
            title: 'Service type',
            message: resetQuestion,
            confirmLabel: 'Change service type',
            subject: { serviceType: code },
            offer: null,
          },
        });
      }
      return true;
    },
    saveNow,
    resets: ({ serviceType }) => {
      const saved = findSaved();
      return saved !== null && serviceType !== saved.serviceType.code && hasInstructions();
    },
  };
}
