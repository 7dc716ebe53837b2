import type { Consignment, Participant } from '@consign/api-client/consignment';
import { createFailure, isOutcomeUnknown, type SiteChoice } from '@consign/consignment-parts';
import type { SaveCall } from '@consign/domain/status';
import { consignmentKeys, consignmentMutations, findApiError, referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastWarning } from '@consign/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createBody, receiverBody, updateBody } from './request-bodies.js';
import { callFailure, type FailedCall, type SaveFailure } from './failures.js';
import { fieldErrors, type FieldPath } from './field-problems.js';
import { isStoredAs } from './comparison/stored-form.js';
import type { FormStore } from './form-actions.js';
import { isSameForm, savedValues, type FormValues } from './form-values.js';
import type { Intent } from './intents.js';

/** The result of a save: a new reference, the saved consignment, or why it was refused. */
export type SaveResult =
  | { readonly kind: 'created'; readonly reference: string }
  | { readonly kind: 'updated'; readonly saved: Consignment }
  | {
      readonly kind: 'refused';
      readonly failure: SaveFailure;
      readonly errors: Partial<Record<FieldPath, string>>;
      /** It is unknown whether the consignment was created. */
      readonly isCreateUnknown: boolean;
    };

/** `base` is the consignment that the values were edited from; null before the first save. */
export type Save = (values: FormValues, base: Consignment | null, intent: Intent) => Promise<SaveResult>;

/** The saved values made the booked run impossible (BOOK-05). */
const bookingEnded =
  "The delivery booking has been cancelled, because its run can't bring what you saved. Everything else was saved: book another slot.";

/** Saves the form: creates the consignment, later updates it, or only its receiver where no more is allowed. */
export function useSave({ get }: FormStore, saveCall: SaveCall | null): Save {
  const cache = useQueryClient();
  const client = useClient();
  const mutations = consignmentMutations(client);
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const updateReceiver = useMutation(mutations.updateReceiver());
  // One key for the lifetime of the form, so that it creates one consignment at most (CONS-34).
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const send = async (values: FormValues, base: Consignment | null): Promise<SaveResult> => {
    if (base === null) {
      const { reference } = await create.mutateAsync({ body: createBody(values), idempotencyKey });
      return { kind: 'created', reference };
    }
    const { reference } = base;
    const saved =
      saveCall === 'update-receiver'
        ? await updateReceiver.mutateAsync({ reference, body: receiverBody(values, base) })
        : await update.mutateAsync({ reference, body: updateBody(values, base) });
    return { kind: 'updated', saved };
  };

  // The form has read a newly chosen site already.
  const findContact = async ({ siteId }: SiteChoice): Promise<Participant | null> => {
    try {
      return (await cache.ensureQueryData(referenceQueries(client).site(siteId))).defaultParticipant;
    } catch {
      return null;
    }
  };

  return async (values, base, intent) => {
    const wasBooked = (get().stored?.confirmedDeliveryDateTimeUtc ?? null) !== null;
    try {
      const result = await send(values, base);
      const isBookingEnded =
        wasBooked && result.kind === 'updated' && result.saved.confirmedDeliveryDateTimeUtc === null;
      if (isBookingEnded) toastWarning(bookingEnded);
      return result;
    } catch (error) {
      // The status no longer allows a save: reload to show the current one.
      if (base !== null && findApiError(error)?.status === 409) {
        void cache.invalidateQueries({ queryKey: consignmentKeys.detail(base.reference) });
      }
      const failure: SaveFailure =
        base === null ? createFailure(error) : callFailure(error, nameSave(values, base, intent));
      const { stored } = failure;
      // Only the answer was lost if the same is stored (CONS-58).
      if (stored !== undefined && (await isStoredAs(values, savedValues(stored), findContact))) {
        return { kind: 'updated', saved: stored };
      }
      return {
        kind: 'refused',
        failure,
        errors: fieldErrors(findApiError(error)?.problems ?? []),
        isCreateUnknown: base === null && isOutcomeUnknown(error),
      };
    }
  };
}

function nameSave(values: FormValues, base: Consignment, intent: Intent): FailedCall {
  if (intent !== 'save') return 'save before a move';
  const saved = savedValues(base);
  const others = { ...values, requestedPickupDate: saved.requestedPickupDate };
  const isDateChanged = values.requestedPickupDate !== saved.requestedPickupDate;
  return isDateChanged && isSameForm(others, saved) ? 'save of the pickup date' : 'save';
}
