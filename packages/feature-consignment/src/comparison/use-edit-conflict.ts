import type { Consignment, LineItem } from '@consign/api-client/consignment';
import { useState } from 'react';

import { savedValues, type FormValues } from '../form-values.js';
import type { Intent } from '../intents.js';
import type { UnsavedChanges } from '../unsaved-work/unsaved-changes.js';
import type { FormContent } from '../use-form-content.js';

/** Changes to a consignment that somebody else has saved in the meantime, to be compared (CONS-33). */
export interface EditConflict {
  /** What the changes were made from. */
  readonly was: FormValues;
  readonly wasItems: readonly LineItem[];
  readonly stored: Consignment;
  /** What the form was submitted for; null where earlier changes were restored. */
  readonly intent: Intent | null;
}

type Send = (intent: Intent, values: FormValues, from: Consignment) => void;

interface EditConflicts {
  readonly conflict: EditConflict | null;
  readonly report: (conflict: EditConflict) => void;
  /** Takes over the merged values and sends them again; null goes back to the form as it is. */
  readonly resolve: (merged: FormValues | null, send: Send) => void;
  /** Replaces the form's content with earlier changes, which have `was` where somebody else has saved since. */
  readonly restore: (changes: Pick<UnsavedChanges, 'values' | 'pendingItem' | 'was'>) => void;
}

interface Options {
  readonly content: FormContent;
  readonly base: Consignment | null;
  readonly clearFailure: () => void;
  readonly onUpdated: (saved: Consignment) => void;
}

/** Keeps a conflict with somebody else's save until the user has compared both sides. */
export function useEditConflict({ content, base, clearFailure, onUpdated }: Options): EditConflicts {
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  return {
    conflict,
    report: setConflict,
    resolve: (merged, send) => {
      setConflict(null);
      if (merged === null || conflict === null) return;
      content.form.resetDirty(savedValues(conflict.stored));
      content.form.setValues(merged);
      onUpdated(conflict.stored);
      if (conflict.intent !== null) send(conflict.intent, merged, conflict.stored);
    },
    restore: ({ values, pendingItem, was }) => {
      content.replace(values, pendingItem);
      clearFailure();
      if (was !== null && base !== null) {
        setConflict({ was, wasItems: base.lineItems, stored: base, intent: null });
      }
    },
  };
}
