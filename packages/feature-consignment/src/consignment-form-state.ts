import type { Consignment, LineItem } from '@consign/api-client/consignment';
import type { PendingItem, Binding, DateLookups } from '@consign/consignment-parts';
import type { ParticipantRole } from '@consign/domain/rules';
import type { SaveCall } from '@consign/domain/status';

import type { SaveFailure } from './failures.js';
import type { FieldPath } from './field-problems.js';
import type { FormValues } from './form-values.js';
import type { Changed, Doing, Intent } from './intents.js';
import type { Work } from './unsaved-work/work-content.js';
import type { ShownParticipants } from './use-consignment-rules.js';
import type { CopyType } from './use-copies.js';

export interface FormOptions {
  readonly initialValues: FormValues;
  /** As the form was loaded or last saved; null before the first save. */
  readonly base: Consignment | null;
  /** The items of a saved consignment as they are now. */
  readonly items: readonly LineItem[] | null;
  readonly saveCall: SaveCall | null;
  readonly now: () => Date;
  readonly onCreated: (reference: string) => void;
  /** The form goes on from this: what was saved, or what somebody else saved in between. */
  readonly onUpdated: (saved: Consignment) => void;
  /** A save or a change of status went through: a new price may follow (CONS-24). */
  readonly onChanged: (what: Changed) => void;
  /** A copy or return is there. */
  readonly onOpen: (reference: string) => void;
  /** Opens the card that a field stands in, before the field has the focus. */
  readonly onReveal: (field: FieldPath) => void;
}

/** Work that somebody else's save overtook, to be compared (CONS-33). */
export interface Stale {
  /** As the work began. */
  readonly was: FormValues;
  readonly wasItems: readonly LineItem[];
  readonly stored: Consignment;
  /** What it was sent for; null where earlier work was taken up. */
  readonly intent: Intent | null;
}

export interface ConsignmentFormState {
  readonly binding: Binding<FormValues>;
  readonly shown: ShownParticipants;
  readonly dates: DateLookups;
  readonly failure: SaveFailure | null;
  /** What to confirm before it goes on (CONS-44); null when there is nothing to ask. */
  readonly question: string | null;
  readonly answer: (resume: boolean) => void;
  readonly isDirty: boolean;
  /** Of the items that wait for the first save. */
  readonly changeItems: (change: (items: FormValues['lineItems']) => FormValues['lineItems']) => void;
  /** What stands in the freight item form, neither added nor cancelled. */
  readonly pendingItem: PendingItem | null;
  readonly setPendingItem: (pendingItem: PendingItem | null) => void;
  readonly doing: Doing | null;
  /** Nothing may be typed: it is unknown what the server holds, or the status is about to change. */
  readonly locked: boolean;
  readonly submit: (intent: Intent) => void;
  /** Checks details and the card itself, saves what is saved already, and goes on (CONS-06, CONS-49). */
  readonly next: (role: ParticipantRole, onward: () => void) => void;
  readonly cancel: () => void;
  readonly copy: (copyType: CopyType) => void;
  readonly stale: Stale | null;
  /** What the comparison ended with, to be saved over what is stored; null goes back to the form. */
  readonly settle: (values: FormValues | null) => void;
  /** Puts earlier work in the place of what is in the form; it has `was` where somebody else has saved since. */
  readonly takeUp: (work: Pick<Work, 'values' | 'pendingItem' | 'was'>) => void;
  /** Another one holds other work, which what has a form of its own begins with. */
  readonly round: number;
}
