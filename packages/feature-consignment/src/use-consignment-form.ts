import type { Consignment, LineItem } from '@consign/api-client/consignment';
import type { Binding } from '@consign/consignment-parts';
import type { SaveCall } from '@consign/domain/status';

import { useEditConflict, type EditConflict } from './comparison/use-edit-conflict.js';
import type { SaveFailure } from './failures.js';
import type { FieldPath } from './field-problems.js';
import type { FormValues } from './form-values.js';
import type { Changed, FormAction, Intent } from './intents.js';
import { useMoves, type Moves, type MoveOptions } from './pickup/use-moves.js';
import type { Prepare } from './send-options.js';
import type { UnsavedChanges } from './unsaved-work/unsaved-changes.js';
import { useCancelAndCopy, type CancelAndCopy } from './use-cancel-and-copy.js';
import { useConsignmentRules } from './use-consignment-rules.js';
import { bindFields, useFormContent, type FormContent } from './use-form-content.js';
import { useFormLookups, type FormLookups } from './use-form-lookups.js';
import { useFormProblems } from './use-form-problems.js';
import { useServiceTypeChange, type ServiceTypeChange } from './use-service-type-change.js';
import { useSingleFlight } from './use-single-flight.js';
import { useStatusMove } from './use-status-move.js';
import { useSubmission, type Submission, type UseSubmission } from './use-submission.js';

interface Options extends Omit<MoveOptions, 'move'> {
  readonly initialValues: FormValues;
  /** The consignment as it was loaded or last saved; null before the first save. */
  readonly base: Consignment | null;
  /** The current items of a saved consignment. */
  readonly items: readonly LineItem[] | null;
  /** What the consignment says about extras now. */
  readonly extras: Consignment['deliveryExtras'];
  readonly saveCall: SaveCall | null;
  readonly now: () => Date;
  readonly onCreated: (reference: string, intent: Intent) => void;
  /** The form continues from this: its own save, or somebody else's that was merged into it. */
  readonly onUpdated: (saved: Consignment) => void;
  /** A save or a change of status succeeded: a new price may follow (CONS-24). */
  readonly onChanged: (what: Changed) => void;
  /** A copy or return was created. */
  readonly onOpen: (reference: string) => void;
  /** Opens the card that contains a field, before the field is focused. */
  readonly onReveal: (field: FieldPath) => void;
}

export interface ConsignmentFormState {
  readonly binding: Binding<FormValues>;
  readonly content: Omit<FormContent, 'form' | 'replace'>;
  readonly lookups: FormLookups;
  readonly failure: SaveFailure | null;
  readonly submission: Submission;
  readonly moves: Moves;
  /** For the form of freight items. */
  readonly openItem: UseSubmission['openItem'];
  readonly serviceType: ServiceTypeChange;
  readonly actions: CancelAndCopy;
  readonly running: FormAction | null;
  /** Nothing can be edited: it is unknown what the server has, or the status is about to change. */
  readonly isLocked: boolean;
  /** A conflict with somebody else's save, to be compared (CONS-33). */
  readonly conflict: EditConflict | null;
  /** Ends the comparison with the merged values, which are sent after `prepare`. */
  readonly resolve: (merged: FormValues, prepare: Prepare) => void;
  /** Ends the comparison and goes back to the form as it is. */
  readonly dismiss: () => void;
  readonly restore: (changes: UnsavedChanges) => void;
  /** Shows a failure outside of a submission. */
  readonly showFailure: (failure: SaveFailure) => void;
}

/** The consignment form: its content and checks, and the ways to save it and move it on. */
export function useConsignmentForm(options: Options): ConsignmentFormState {
  const { initialValues, base, items, saveCall, now, onUpdated, onChanged } = options;
  const content = useFormContent(initialValues);
  const { form } = content;
  const lookups = useFormLookups({ values: form.values, base, saveCall, now });
  const forms = saveCall === 'update-receiver' ? 'receiver' : 'all';
  const rules = useConsignmentRules({ loaded: base, items, forms, lookups, now });
  const problems = useFormProblems(form, (intent) => rules.check(form.values, intent), options.onReveal);
  const { running, run } = useSingleFlight();
  const move = useStatusMove(base?.reference ?? '');
  const moves = useMoves({ ...options, move });
  const conflicts = useEditConflict({ content, base, clearFailure: problems.clear, onUpdated });
  const shared = { content, problems, move, moves, run, base, onChanged };
  const serviceType = useServiceTypeChange({
    ...shared,
    extras: options.extras,
    saveCall,
    running,
    onUpdated,
  });
  const { send, isCreateUnknown, openItem, ...submission } = useSubmission({
    ...shared,
    running,
    rules,
    items,
    saveCall,
    onCreated: options.onCreated,
    onUpdated,
    onConflict: conflicts.report,
    resetsExtras: serviceType.resets,
  });
  const actions = useCancelAndCopy({ ...shared, initialValues, onOpen: options.onOpen });

  const binding = bindFields(form, (values) => rules.check(values, 'save'));

  return {
    binding: {
      ...binding,
      errors: problems.errors as Binding<FormValues>['errors'],
      change: (name, value, paths) => {
        if (name === 'serviceType' && serviceType.choose(value as string | null)) return;
        binding.change(name, value, paths);
        problems.mend(paths ?? [name]);
      },
    },
    serviceType,
    content,
    lookups,
    failure: problems.failure,
    submission,
    moves,
    openItem,
    actions,
    running,
    isLocked: isCreateUnknown || (running !== null && running !== 'save'),
    conflict: conflicts.conflict,
    resolve: (merged, prepare) => conflicts.resolve(merged, prepare, send),
    dismiss: conflicts.dismiss,
    restore: conflicts.restore,
    showFailure: problems.showRefusal,
  };
}
