import type { Consignment, LineItem } from '@consign/api-client/consignment';
import type { FormStore as Store, PendingItem } from '@consign/consignment-parts';
import type { ParticipantRole, Problem } from '@consign/domain/rules';

import type { EditConflict } from './comparison/Comparison.js';
import type { ItemConflict } from './comparison/ItemComparison.js';
import type { ExtrasState } from './Extras/use-extras.js';
import type { SaveFailure } from './failures.js';
import { fieldErrors } from './field-problems.js';
import { initialState, isDirty, type FormState, type Question } from './form-state.js';
import { isSameForm, savedValues, type FormValues } from './form-values.js';
import { withoutUnsent } from './Hireage/hireage-row.js';
import type { Intent, Task } from './intents.js';
import type { PickupWait } from './pickup/pickup-wait.js';
import { keepProblems, refuseByRules } from './refusal.js';
import type { AutosaveState } from './unsaved-work/autosave.js';
import type { UnsavedChanges } from './unsaved-work/unsaved-changes.js';

/** A change of the form's state, by what happened. */
export type Action =
  /** `paths`: the changed fields, whose problems are cleared. */
  | { readonly type: 'typed'; readonly values: Partial<FormValues>; readonly paths: readonly string[] }
  | { readonly type: 'left'; readonly field: string; readonly problem: string | undefined }
  | { readonly type: 'items changed'; readonly change: (items: readonly LineItem[]) => readonly LineItem[] }
  | { readonly type: 'item typed'; readonly pendingItem: PendingItem | null }
  | { readonly type: 'packaging chosen'; readonly code: string }
  | { readonly type: 'card opened'; readonly card: ParticipantRole | null }
  | { readonly type: 'checked'; readonly problems: readonly Problem[]; readonly intent: Intent }
  | {
      readonly type: 'refused';
      readonly failure: SaveFailure;
      /** By field; undefined if the problems are shown in the summary alone. */
      readonly errors?: FormState['errors'];
      readonly isCreateUnknown?: boolean;
    }
  | { readonly type: 'failure cleared' }
  | { readonly type: 'started'; readonly task: Task }
  | { readonly type: 'ended' }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'answered' }
  | { readonly type: 'read'; readonly consignment: Consignment; readonly firstCard: ParticipantRole | null }
  /** `stored` is null for a new consignment. */
  | { readonly type: 'saved'; readonly sent: FormValues; readonly stored: Consignment | null }
  | { readonly type: 'discarded' }
  /** Replaces the content, for example with earlier unsaved changes; they have `was` if they must be compared first. */
  | { readonly type: 'filled'; readonly changes: UnsavedChanges }
  | { readonly type: 'conflict found'; readonly conflict: EditConflict }
  /** Ends the comparison with the values that were chosen; undefined goes back to the form as it is. */
  | { readonly type: 'compared'; readonly merged?: FormValues }
  | { readonly type: 'item compared'; readonly conflict: ItemConflict | null }
  | { readonly type: 'waiting'; readonly wait: PickupWait | null }
  | { readonly type: 'extras changed'; readonly state: ExtrasState }
  | { readonly type: 'autosave changed'; readonly state: AutosaveState }
  | { readonly type: 'offer answered' };

/** The state of the consignment form, readable by work that continues after a call. */
export type FormStore = Store<FormState, Action>;

export function reduce(state: FormState, action: Action): FormState {
  return followStored(change(state, action));
}

function change(state: FormState, action: Action): FormState {
  switch (action.type) {
    case 'typed':
      return withoutErrors({ ...state, values: { ...state.values, ...action.values } }, action.paths);
    case 'left': {
      const { field, problem } = action;
      const { [field]: old, ...errors } = state.errors;
      if (problem === old) return state;
      return { ...state, errors: problem === undefined ? errors : { ...errors, [field]: problem } };
    }
    case 'items changed': {
      const lineItems = action.change(state.values.lineItems);
      return withoutErrors({ ...state, values: { ...state.values, lineItems } }, ['lineItems']);
    }
    case 'item typed': {
      const { pendingItem } = action;
      return withoutErrors({ ...state, pendingItem }, pendingItem === null ? ['lineItems'] : []);
    }
    case 'packaging chosen':
      return { ...state, usualPackaging: action.code };
    case 'card opened':
      return { ...state, card: action.card };
    case 'checked': {
      const { problems, intent } = action;
      const refusal = problems.length === 0 ? state.refusal : refuseByRules(problems, intent);
      return { ...state, errors: fieldErrors(problems), refusal };
    }
    case 'refused': {
      const { failure, errors, isCreateUnknown = false } = action;
      const refusal = { failure, found: null, intent: 'save', isAtFields: errors !== undefined } as const;
      return { ...state, errors: errors ?? state.errors, refusal, isCreateUnknown };
    }
    case 'failure cleared':
      return { ...state, refusal: null };
    case 'started':
      return { ...state, running: action.task };
    case 'ended':
      return { ...state, running: null };
    case 'asked':
      return { ...state, question: action.question };
    case 'answered':
      return { ...state, question: null };
    case 'read': {
      const { consignment: stored, firstCard } = action;
      return stored === state.stored && firstCard === state.firstCard
        ? state
        : { ...state, stored, firstCard };
    }
    case 'saved': {
      const { sent, stored } = action;
      const { values } = state;
      return {
        ...state,
        values: { ...values, hireage: withoutUnsent(values.hireage, sent.hireage) },
        clean: { ...sent, hireage: withoutUnsent(sent.hireage, sent.hireage) },
        base: stored ?? state.base,
        isCreateUnknown: false,
      };
    }
    case 'discarded': {
      const saved = state.base === null ? state.clean : savedValues(state.base);
      return fill({ ...state, clean: saved }, saved);
    }
    case 'filled': {
      const { values, pendingItem, was, lastModifiedAtDateTimeUtc: since } = action.changes;
      const filled = { ...fill(state, values), pendingItem, refusal: null };
      const { base } = state;
      if (was === null || base === null) return filled;
      const { lineItems } = base;
      const conflict = { was, wasItems: lineItems, mineItems: lineItems, stored: base, since, intent: null };
      return { ...filled, conflict };
    }
    case 'conflict found':
      return { ...state, conflict: action.conflict };
    case 'compared': {
      const { conflict } = state;
      const { merged } = action;
      if (merged === undefined || conflict === null) return { ...state, conflict: null };
      const { stored: base } = conflict;
      return { ...state, conflict: null, values: merged, clean: savedValues(base), base, errors: {} };
    }
    case 'item compared':
      return { ...state, itemConflict: action.conflict };
    case 'waiting':
      return { ...state, wait: action.wait };
    case 'extras changed':
      return { ...state, extras: action.state };
    case 'autosave changed':
      return { ...state, autosave: action.state };
    case 'offer answered':
      return { ...state, isOfferAnswered: true };
  }
}

function fill(state: FormState, values: FormValues): FormState {
  return { ...state, values, errors: {}, pendingItem: null, itemFormKey: state.itemFormKey + 1 };
}

function withoutErrors(state: FormState, paths: readonly string[]): FormState {
  const left = Object.entries(state.errors).filter(([path]) => !paths.includes(path));
  const isUnchanged = left.length === Object.keys(state.errors).length;
  const refusal = keepProblems(state.refusal, (field) => !paths.includes(field));
  return { ...state, refusal, errors: isUnchanged ? state.errors : Object.fromEntries(left) };
}

function savedAt({ lastModifiedAtDateTimeUtc }: Consignment): number {
  return Date.parse(lastModifiedAtDateTimeUtc);
}

/** Takes over a newer consignment while nothing is edited; an edited form keeps the version that it was edited from. */
function followStored(state: FormState): FormState {
  const { stored, base, extras } = state;
  // After a save, the form is briefly ahead of the last read.
  if (stored === null || base === null || savedAt(stored) <= savedAt(base)) return state;
  if (isDirty(state) || extras === 'failed') return state;
  const values = savedValues(stored);
  // A form with the same values keeps its open panels and the focus.
  if (isSameForm(values, savedValues(base))) return { ...state, base: stored };
  const { running, wait, autosave, isOfferAnswered, formKey } = state;
  const replaced = { ...initialState(values, stored, state.firstCard), formKey: formKey + 1 };
  return { ...replaced, running, wait, autosave, isOfferAnswered };
}
