import type { Consignment } from '@consign/api-client/consignment';
import { consignmentMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { createBody, updateBody } from './bodies.js';
import {
  createFailure,
  findApiError,
  isOutcomeUnknown,
  updateFailure,
  type SaveFailure,
} from './failures.js';
import { fieldErrors } from './field-problems.js';
import type { FieldName, FormValues } from './form-values.js';

interface Refused {
  readonly failure: SaveFailure;
  readonly errors: Partial<Record<FieldName, string>>;
}

interface Options {
  /** As the form was loaded; null before the first save. */
  readonly base: Consignment | null;
  readonly onCreated: (reference: string) => void;
  readonly onUpdated: (saved: Consignment) => void;
}

interface Save {
  /** Answers null when it was saved, or was already being saved. */
  readonly save: (values: FormValues) => Promise<Refused | null>;
  readonly pending: boolean;
  /** It is unknown whether it was created: the form must stay as it was sent until the same call has told (CONS-34). */
  readonly locked: boolean;
}

// The screen tells of these itself, at the top of the form.
const meta = { failure: 'screen' } as const;

/** Saves the form, once at a time: a create the first time, an update later (CONS-20, CONS-49). */
export function useSave({ base, onCreated, onUpdated }: Options): Save {
  const mutations = consignmentMutations(useClient());
  const create = useMutation({ ...mutations.create(), meta });
  const update = useMutation({ ...mutations.update(), meta });
  // One key for the life of the form: whatever happens, it makes one consignment (CONS-34).
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [locked, setLocked] = useState(false);
  const running = useRef(false);

  const send = async (values: FormValues): Promise<Refused | null> => {
    try {
      if (base === null) {
        const { reference } = await create.mutateAsync({ body: createBody(values), idempotencyKey });
        onCreated(reference);
      } else {
        onUpdated(await update.mutateAsync({ reference: base.reference, body: updateBody(values, base) }));
      }
      setLocked(false);
      return null;
    } catch (error) {
      setLocked(base === null && isOutcomeUnknown(error));
      return {
        failure: base === null ? createFailure(error) : updateFailure(error),
        errors: fieldErrors(findApiError(error)?.problems ?? []),
      };
    }
  };

  return {
    pending: create.isPending || update.isPending,
    locked,
    save: async (values) => {
      // A second click arrives before the button is disabled.
      if (running.current) return null;
      running.current = true;
      const refused = await send(values);
      running.current = false;
      return refused;
    },
  };
}
