import type { Consignment, Participant } from '@consign/api-client/consignment';
import { createFailure, isOutcomeUnknown, type SiteChoice } from '@consign/consignment-parts';
import type { SaveCall } from '@consign/domain/status';
import { consignmentKeys, consignmentMutations, findApiError, referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createBody, receiverBody, updateBody } from './request-bodies.js';
import { updateFailure, type SaveFailure, type UpdatePurpose } from './failures.js';
import { fieldErrors } from './field-problems.js';
import { isStoredAs } from './comparison/stored-form.js';
import { isSameForm, savedValues, type FieldName, type FormValues } from './form-values.js';
import type { Intent } from './intents.js';

/** The result of a save: a new reference, the saved consignment, or why it was refused. */
export type SaveResult =
  | { readonly kind: 'created'; readonly reference: string }
  | { readonly kind: 'updated'; readonly saved: Consignment }
  | {
      readonly kind: 'refused';
      readonly failure: SaveFailure;
      readonly errors: Partial<Record<FieldName, string>>;
    };

interface Save {
  /** `base` is the consignment as the form was loaded; null before the first save. */
  readonly save: (values: FormValues, base: Consignment | null, intent: Intent) => Promise<SaveResult>;
  /**
   * It is unknown whether the consignment was created: the form stays locked until the same call can tell (CONS-34).
   */
  readonly locked: boolean;
}

// The form shows these errors at its top.
const meta = { failure: 'screen' } as const;

/** Saves the form: creates the consignment, later updates it, or only its receiver where no more is allowed. */
export function useSave(saveCall: SaveCall | null): Save {
  const cache = useQueryClient();
  const client = useClient();
  const mutations = consignmentMutations(client);
  const create = useMutation({ ...mutations.create(), meta });
  const update = useMutation({ ...mutations.update(), meta });
  const updateReceiver = useMutation({ ...mutations.updateReceiver(), meta });
  // One key for the lifetime of the form, so that it creates one consignment at most (CONS-34).
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [locked, setLocked] = useState(false);

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

  return {
    locked,
    save: async (values, base, intent) => {
      try {
        const result = await send(values, base);
        setLocked(false);
        return result;
      } catch (error) {
        setLocked(base === null && isOutcomeUnknown(error));
        // The status no longer allows a save: reload to show the current one.
        if (base !== null && findApiError(error)?.status === 409) {
          void cache.invalidateQueries({ queryKey: consignmentKeys.detail(base.reference) });
        }
        const refused: SaveResult = {
          kind: 'refused',
          failure:
            base === null ? createFailure(error) : updateFailure(error, findPurpose(values, base, intent)),
          errors: fieldErrors(findApiError(error)?.problems ?? []),
        };
        return foundItself(refused, values, findContact);
      }
    },
  };
}

function findPurpose(values: FormValues, base: Consignment, intent: Intent): UpdatePurpose {
  if (intent !== 'save') return 'move';
  const saved = savedValues(base);
  const others = { ...values, requestedPickupDate: saved.requestedPickupDate };
  const isDateChanged = values.requestedPickupDate !== saved.requestedPickupDate;
  return isDateChanged && isSameForm(others, saved) ? 'pickupDate' : 'save';
}

/** Treats a conflict as success if what is stored is what was sent: only the answer was lost (CONS-58). */
async function foundItself(
  result: SaveResult,
  sent: FormValues,
  findContact: (site: SiteChoice) => Promise<Participant | null>,
): Promise<SaveResult> {
  const stored = result.kind === 'refused' ? result.failure.stored : undefined;
  return stored !== undefined && (await isStoredAs(sent, savedValues(stored), findContact))
    ? { kind: 'updated', saved: stored }
    : result;
}
