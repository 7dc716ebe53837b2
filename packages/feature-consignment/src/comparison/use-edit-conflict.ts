import type { Consignment, LineItem } from '@consign/api-client/consignment';
import { useState } from 'react';

import { savedValues, type FormValues } from '../form-values.js';
import type { Intent } from '../intents.js';
import type { Prepare, SendOptions } from '../send-options.js';
import type { UnsavedChanges } from '../unsaved-work/unsaved-changes.js';
import type { FormContent } from '../use-form-content.js';

/** Changes to a consignment that somebody else has saved in the meantime, to be compared (CONS-33). */
export interface EditConflict {
  /** What the changes were made from. */
  readonly was: FormValues;
  readonly wasItems: readonly LineItem[];
  /** The freight items on the screen when the save was refused: afterwards the stored ones take their place. */
  readonly mineItems: readonly LineItem[];
  readonly stored: Consignment;
  /** When the consignment had last been saved as the changes were made; null where that is unknown. */
  readonly since: string | null;
  /** What the form was submitted for; null where earlier changes were restored. */
  readonly intent: Intent | null;
}

type Send = (intent: Intent, options: SendOptions) => void;

interface EditConflicts {
  readonly conflict: EditConflict | null;
  readonly report: (conflict: EditConflict) => void;
  /** Takes over the merged values and sends them again. `prepare` saves the freight items first. */
  readonly resolve: (merged: FormValues, prepare: Prepare, send: Send) => void;
  /** Goes back to the form as it is. */
  readonly dismiss: () => void;
  /** Replaces the form's content with earlier changes, which have `was` where somebody else has saved since. */
  readonly restore: (changes: UnsavedChanges) => void;
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
    dismiss: () => setConflict(null),
    resolve: (values, prepare, send) => {
      setConflict(null);
      if (conflict === null) return;
      const { stored, intent } = conflict;
      content.form.resetDirty(savedValues(stored));
      content.form.setValues(values);
      onUpdated(stored);
      if (intent !== null) send(intent, { values, from: stored, prepare });
    },
    restore: ({ values, pendingItem, was, lastModifiedAtDateTimeUtc: since }) => {
      content.replace(values, pendingItem);
      clearFailure();
      if (was !== null && base !== null) {
        const { lineItems } = base;
        setConflict({ was, wasItems: lineItems, mineItems: lineItems, stored: base, since, intent: null });
      }
    },
  };
}
