import type { Consignment, LineItem } from '@consign/api-client/consignment';
import { useOpenItem, type OpenItem } from '@consign/consignment-parts';
import type { Day } from '@consign/domain/dates';
import { findCard, type ParticipantRole } from '@consign/domain/rules';
import type { SaveCall } from '@consign/domain/status';
import { findApiError } from '@consign/queries';
import { toastSuccess } from '@consign/ui';
import { useState } from 'react';

import type { EditConflict } from './comparison/use-edit-conflict.js';
import { moveFailure } from './failures.js';
import { fieldErrors, findField, type FieldPath } from './field-problems.js';
import { savedValues, type FormValues } from './form-values.js';
import { withoutUnsent } from './Hireage/index.js';
import { toMove, type Changed, type FormAction, type Intent } from './intents.js';
import type { Moves } from './pickup/use-moves.js';
import type { SendOptions } from './send-options.js';
import type { ConsignmentRules } from './use-consignment-rules.js';
import type { FormContent } from './use-form-content.js';
import type { FormProblems } from './use-form-problems.js';
import { useSave } from './use-save.js';
import { resetQuestion } from './use-service-type-change.js';
import type { StatusMove } from './use-status-move.js';

interface Options {
  readonly content: FormContent;
  readonly rules: ConsignmentRules;
  readonly problems: FormProblems;
  readonly move: StatusMove;
  readonly moves: Moves;
  readonly running: FormAction | null;
  readonly run: (action: FormAction, task: () => Promise<void>) => void;
  readonly base: Consignment | null;
  /** The freight items on the screen; null before the first save. */
  readonly items: readonly LineItem[] | null;
  readonly saveCall: SaveCall | null;
  /** The form of the new reference continues with the rest of the intent. */
  readonly onCreated: (reference: string, intent: Intent) => void;
  readonly onUpdated: (saved: Consignment) => void;
  readonly onChanged: (what: Changed) => void;
  readonly onConflict: (conflict: EditConflict) => void;
  /** Whether saving these values resets what was said about extras. */
  readonly resetsExtras: (values: FormValues) => boolean;
}

export interface Submission {
  readonly submit: (intent: Intent) => void;
  /**
   * Checks the details and this card, saves if there is something to save, and moves on (CONS-06, CONS-49), to the first
   * thing that a pickup request still needs (CONS-82).
   */
  readonly next: (role: ParticipantRole, proceed: (missing: FieldPath | null) => void) => void;
  /** What to confirm before submitting (CONS-44, DATE-12, DATE-14); null when there is nothing to ask. */
  readonly question: Question | null;
  readonly answer: (confirmed: boolean) => void;
  /** Sets the delivery date that the question offers, and submits again (DATE-13). */
  readonly takeOffer: () => void;
}

export interface Question {
  readonly title: string;
  readonly message: string;
  readonly intent: Intent;
  /** A delivery date that answers the question; null if none is known. */
  readonly offer: Day | null;
}

export interface UseSubmission extends Submission {
  /** For the form of freight items. */
  readonly openItem: OpenItem<Intent>['handle'];
  /** Sends without checking first. */
  readonly send: (intent: Intent, options?: SendOptions) => void;
  /** It is unknown whether the consignment was created: only the same call again can tell (CONS-34). */
  readonly isCreateUnknown: boolean;
}

/** Checks the form, saves it and makes the status move that it was submitted for. */
export function useSubmission(options: Options): UseSubmission {
  const { content, rules, problems, move, moves, run, base, onChanged } = options;
  const { form, pendingItem } = content;
  const { values } = form;
  const { save, locked } = useSave(options.saveCall);
  const [question, setQuestion] = useState<Question | null>(null);

  /** Returns whether it was saved. */
  const write = async (sent: FormValues, from: Consignment | null, intent: Intent): Promise<boolean> => {
    const result = await save(sent, from, intent);
    if (result.kind === 'refused') {
      problems.showRefusal(result.failure, result.errors);
      const { stored } = result.failure;
      if (stored !== undefined && from !== null) {
        const { lineItems: wasItems, lastModifiedAtDateTimeUtc: since } = from;
        const mineItems = options.items ?? wasItems;
        options.onConflict({ was: savedValues(from), wasItems, mineItems, stored, since, intent });
      }
      return false;
    }
    form.resetDirty({ ...sent, hireage: withoutUnsent(sent.hireage, sent.hireage) });
    form.setFieldValue('hireage', (rows) => withoutUnsent(rows, sent.hireage));
    if (result.kind === 'created') options.onCreated(result.reference, intent);
    else options.onUpdated(result.saved);
    return true;
  };

  const send = (
    intent: Intent,
    { values: sent = values, from = base, prepare, proceed }: SendOptions = {},
  ): void =>
    run(intent, async () => {
      problems.clear();
      const unprepared = await prepare?.();
      if (unprepared) {
        problems.showRefusal(unprepared);
        return;
      }
      const made = toMove(intent);
      const mustSave = made === null || !move.isUnknown(made) || form.isDirty();
      if (mustSave && !(await write(sent, from, intent))) return;
      if (from === null) return;
      if (intent === 'save') toastSuccess('The consignment has been saved');
      else {
        try {
          const { reference } = from;
          const isMade = await moves.make(intent, { reference, sentDelivery: sent.requestedDeliveryDate });
          if (!isMade) return;
        } catch (error) {
          problems.showRefusal(moveFailure(error), fieldErrors(findApiError(error)?.problems ?? []));
          return;
        }
      }
      onChanged(intent === 'save' ? 'content' : 'status');
      proceed?.();
    });

  const submit = (intent: Intent, entered: FormValues): void => {
    const found = rules.check(entered, intent);
    form.setErrors(fieldErrors(found));
    if (found.length > 0) {
      problems.show(found, intent);
      return;
    }
    const warnings = rules.warn(entered, intent);
    const questions = [
      ...warnings.map((warning) => warning.message),
      // Restored or merged changes may have another service type (CONS-47).
      ...(options.resetsExtras(entered) ? [resetQuestion] : []),
    ];
    if (questions.length === 0) {
      send(intent, { values: entered });
      return;
    }
    const message = questions.join(' ');
    const isMissed = warnings.some(({ id }) => id === 'DATE-12' || id === 'DATE-14');
    setQuestion({
      title: warnings.length > 0 ? 'Delivery date' : 'Service type',
      message,
      intent,
      offer: isMissed ? rules.findDeliveryDay(entered) : null,
    });
  };

  const openItem = useOpenItem({
    pendingItem,
    isRunning: options.running !== null,
    // As a save, whatever the intent: before a move, the form would be locked, and the item with it.
    run: (task) => run('save', task),
    onSaved: (intent: Intent) => submit(intent, values),
    // The form of the item says why.
    onRefused: problems.clear,
  });

  return {
    send,
    openItem: openItem.handle,
    isCreateUnknown: locked,
    submit: (intent) => {
      // The consignment may have been created: only the same call again can tell.
      if (locked) send(intent);
      else if (pendingItem !== null) openItem.saveFirst(intent);
      else submit(intent, values);
    },
    next: (role, proceed) => {
      const found = rules
        .check(values, 'save')
        .filter(({ path }) => findCard(path) === 'details' || findCard(path) === role);
      if (found.length > 0) {
        problems.show(found, 'save');
        return;
      }
      const missing = rules
        .check(values, 'pickup')
        .map(({ path }) => findField(path))
        .find((field) => field !== null);
      const moveOn = () => proceed(missing ?? null);
      if (base === null || !form.isDirty()) {
        problems.clear();
        moveOn();
      } else send('save', { proceed: moveOn });
    },
    question,
    answer: (confirmed) => {
      setQuestion(null);
      if (confirmed && question !== null) send(question.intent);
    },
    takeOffer: () => {
      setQuestion(null);
      const day = question?.offer ?? null;
      if (question === null || day === null) return;
      form.setFieldValue('requestedDeliveryDate', day);
      submit(question.intent, { ...values, requestedDeliveryDate: day });
    },
  };
}
