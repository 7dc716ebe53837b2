import type { Consignment } from '@consign/api-client/consignment';
import type { PendingItem } from '@consign/consignment-parts';
import type { Day } from '@consign/domain/dates';
import type { ParticipantRole } from '@consign/domain/rules';

import type { EditConflict } from './comparison/Comparison.js';
import type { ItemConflict } from './comparison/ItemComparison.js';
import type { ExtrasState } from './Extras/use-extras.js';
import { isSame, type FormValues } from './form-values.js';
import type { Intent, Task } from './intents.js';
import type { PickupWait } from './pickup/pickup-wait.js';
import type { Refusal } from './refusal.js';
import type { AutosaveState } from './unsaved-work/autosave.js';

/** A question before the form, or only another service type, is sent (CONS-44, CONS-47, DATE-12, DATE-14). */
export interface Question {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly subject: { readonly intent: Intent } | { readonly serviceType: string };
  /** A delivery date that answers the question; null if none is known. */
  readonly offer: Day | null;
}

/** The consignment form: typed and stored values, open questions, problems, and running work. */
export interface FormState {
  readonly values: FormValues;
  /** The input of the freight item form, neither added nor cancelled. */
  readonly pendingItem: PendingItem | null;
  /** The package type that a new freight item begins with (CONS-72). */
  readonly usualPackaging: string | null;

  /** The consignment as it was last read; null before the first save. */
  readonly stored: Consignment | null;
  /** The consignment that the values were edited from: loaded, or last saved. */
  readonly base: Consignment | null;
  /** The values that need no save. */
  readonly clean: FormValues;

  /** The participant card being edited, one at a time (CONS-06). */
  readonly card: ParticipantRole | null;
  readonly question: Question | null;
  /** A conflict with somebody else's save, to be compared (CONS-33). */
  readonly conflict: EditConflict | null;
  /** A freight item that somebody else has changed, to be compared (CONS-57). */
  readonly itemConflict: ItemConflict | null;

  /** The problem of each invalid field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** Why the last task failed. */
  readonly refusal: Refusal | null;

  readonly running: Task | null;
  /** It is unknown whether the consignment was created: only the same call again can tell (CONS-34). */
  readonly isCreateUnknown: boolean;
  /** The moment in which the pickup request can be undone (CONS-85). */
  readonly wait: PickupWait | null;
  readonly extras: ExtrasState;
  readonly autosave: AutosaveState;
  /** The offer of earlier unsaved changes was accepted or discarded. */
  readonly isOfferAnswered: boolean;

  /** The card that is open in a form of `stored`. */
  readonly firstCard: ParticipantRole | null;
  /** Increased when other values were read. */
  readonly formKey: number;
  /** Increased when the freight item form starts from another item. */
  readonly itemFormKey: number;
}

export function initialState(
  values: FormValues,
  stored: Consignment | null,
  firstCard: ParticipantRole | null,
): FormState {
  return {
    values,
    pendingItem: null,
    usualPackaging: null,
    stored,
    base: stored,
    clean: values,
    card: firstCard,
    question: null,
    conflict: null,
    itemConflict: null,
    errors: {},
    refusal: null,
    running: null,
    isCreateUnknown: false,
    wait: null,
    extras: 'idle',
    autosave: 'idle',
    isOfferAnswered: false,
    firstCard,
    formKey: 0,
    itemFormKey: 0,
  };
}

/** The fields hold something that is not saved. */
export function areFieldsDirty({ values, clean }: FormState): boolean {
  return !isSame(values, clean);
}

/** The fields or the freight item form hold something that is not saved. */
export function isDirty(state: FormState): boolean {
  return state.pendingItem !== null || areFieldsDirty(state);
}
