import type { Consignment } from '@consign/api-client/consignment';
import { useOpenItem, type OpenItem } from '@consign/consignment-parts';
import { findCard, type ParticipantRole } from '@consign/domain/rules';
import { findApiError } from '@consign/queries';
import { toastSuccess } from '@consign/ui';

import { callFailure, type SaveFailure } from './failures.js';
import { fieldErrors, findField, type FieldPath } from './field-problems.js';
import { focusFirst, openNext } from './focus.js';
import { areFieldsDirty } from './form-state.js';
import type { FormStore } from './form-actions.js';
import { savedValues, type FormValues } from './form-values.js';
import { toMove, type Changed, type Intent } from './intents.js';
import type { MakeMove } from './pickup/use-moves.js';
import type { ConsignmentRules } from './use-consignment-rules.js';
import type { Run } from './use-run.js';
import type { Save } from './use-save.js';
import { resetQuestion, type ServiceTypeChange } from './use-service-type-change.js';
import type { StatusMove } from './use-status-move.js';

interface Options {
  readonly rules: ConsignmentRules;
  readonly save: Save;
  readonly move: StatusMove;
  readonly makeMove: MakeMove;
  readonly run: Run;
  readonly serviceType: ServiceTypeChange;
  /** The form of the new reference continues with the rest of the intent. */
  readonly onCreated: (reference: string, intent: Intent) => void;
  readonly onChanged: (what: Changed) => void;
}

export interface Submission {
  readonly submit: (intent: Intent) => void;
  /**
   * Checks the details and this card, saves if there is something to save, and moves on (CONS-06, CONS-49), to the first
   * field that a pickup request still needs (CONS-82).
   */
  readonly next: (role: ParticipantRole) => void;
  readonly answer: (confirmed: boolean) => void;
  /** Sets the delivery date that the question offers, and submits again (DATE-13). */
  readonly takeOffer: () => void;
  /** Ends a comparison with the merged values, and sends them after `prepare` unless it fails. */
  readonly resolve: (merged: FormValues, prepare: () => Promise<SaveFailure | null>) => void;
  /** For the form of freight items. */
  readonly openItem: OpenItem<Intent>['handle'];
}

/** Checks the form, saves it and makes the status move that it was submitted for. */
export function useSubmission(store: FormStore, options: Options): Submission {
  const { get, dispatch } = store;
  const { rules, save, move, makeMove, run, serviceType, onCreated, onChanged } = options;

  const refuse = (failure: SaveFailure, errors?: Partial<Record<FieldPath, string>>, isUnknown = false) => {
    dispatch({ type: 'refused', failure, isCreateUnknown: isUnknown, ...(errors && { errors }) });
    focusFirst(store, Object.keys(errors ?? {}) as FieldPath[]);
  };

  /** Returns whether it was saved. */
  const write = async (sent: FormValues, from: Consignment | null, intent: Intent): Promise<boolean> => {
    const { stored: before } = get();
    const result = await save(sent, from, intent);
    if (result.kind === 'refused') {
      refuse(result.failure, result.errors, result.isCreateUnknown);
      const { stored } = result.failure;
      if (stored !== undefined && from !== null) {
        const { lineItems: wasItems, lastModifiedAtDateTimeUtc: since } = from;
        const mineItems = before?.lineItems ?? wasItems;
        const conflict = { was: savedValues(from), wasItems, mineItems, stored, since, intent };
        dispatch({ type: 'conflict found', conflict });
      }
      return false;
    }
    dispatch({ type: 'saved', sent, stored: result.kind === 'updated' ? result.saved : null });
    if (result.kind === 'created') onCreated(result.reference, intent);
    return true;
  };

  /** Sends without checking first. */
  const send = (
    intent: Intent,
    { prepare, proceed }: { prepare?: () => Promise<SaveFailure | null>; proceed?: () => void } = {},
  ): void => {
    const { values: sent, base: from } = get();
    run(intent, async () => {
      dispatch({ type: 'failure cleared' });
      const unprepared = await prepare?.();
      if (unprepared) {
        refuse(unprepared);
        return;
      }
      const made = toMove(intent);
      const mustSave = made === null || !move.isUnknown(made) || areFieldsDirty(get());
      if (mustSave && !(await write(sent, from, intent))) return;
      if (from === null) return;
      if (intent === 'save') toastSuccess('The consignment has been saved');
      else {
        try {
          const { reference } = from;
          const isMade = await makeMove(intent, { reference, sentDelivery: sent.requestedDeliveryDate });
          if (!isMade) return;
        } catch (error) {
          refuse(callFailure(error, 'move'), fieldErrors(findApiError(error)?.problems ?? []));
          return;
        }
      }
      onChanged(intent === 'save' ? 'content' : 'status');
      proceed?.();
    });
  };

  const checkAndSend = (intent: Intent): void => {
    const { values } = get();
    const problems = rules.check(values, intent);
    dispatch({ type: 'checked', problems, intent });
    if (problems.length > 0) {
      focusFirst(
        store,
        problems.map(({ path }) => findField(path)),
      );
      return;
    }
    const warnings = rules.warn(values, intent);
    const questions = [
      ...warnings.map(({ message }) => message),
      // Restored or merged changes may have another service type (CONS-47).
      ...(serviceType.resets(values) ? [resetQuestion] : []),
    ];
    if (questions.length === 0) {
      send(intent);
      return;
    }
    const isMissed = warnings.some(({ id }) => id === 'DATE-12' || id === 'DATE-14');
    dispatch({
      type: 'asked',
      question: {
        title: warnings.length > 0 ? 'Delivery date' : 'Service type',
        message: questions.join(' '),
        confirmLabel: 'Continue',
        subject: { intent },
        offer: isMissed ? rules.findDeliveryDay(values) : null,
      },
    });
  };

  const { running, pendingItem } = get();
  const openItem = useOpenItem({
    pendingItem,
    isRunning: running !== null,
    // As a save, whatever the intent: before a move, the form would be locked, and the item with it.
    run: (task) => run('save', task),
    onSaved: checkAndSend,
    // The form of the item says why.
    onRefused: () => dispatch({ type: 'failure cleared' }),
  });

  return {
    openItem: openItem.handle,
    submit: (intent) => {
      // The consignment may have been created: only the same call again can tell.
      if (get().isCreateUnknown) send(intent);
      else if (get().pendingItem !== null) openItem.saveFirst(intent);
      else checkAndSend(intent);
    },
    next: (role) => {
      const { values, base } = get();
      const problems = rules
        .check(values, 'save')
        .filter(({ path }) => findCard(path) === 'details' || findCard(path) === role);
      if (problems.length > 0) {
        dispatch({ type: 'checked', problems, intent: 'save' });
        focusFirst(
          store,
          problems.map(({ path }) => findField(path)),
        );
        return;
      }
      const missing = rules
        .check(values, 'pickup')
        .map(({ path }) => findField(path))
        .find((field) => field !== null);
      const proceed = (): void => openNext(store, role, missing ?? null);
      if (base !== null && areFieldsDirty(get())) send('save', { proceed });
      else {
        dispatch({ type: 'failure cleared' });
        proceed();
      }
    },
    answer: (confirmed) => {
      const { question } = get();
      dispatch({ type: 'answered' });
      if (!confirmed || question === null) return;
      const { subject } = question;
      if ('intent' in subject) send(subject.intent);
      else serviceType.saveNow(subject.serviceType);
    },
    takeOffer: () => {
      const { question } = get();
      dispatch({ type: 'answered' });
      if (question === null || question.offer === null || !('intent' in question.subject)) return;
      const { offer: requestedDeliveryDate } = question;
      dispatch({ type: 'typed', values: { requestedDeliveryDate }, paths: ['requestedDeliveryDate'] });
      checkAndSend(question.subject.intent);
    },
    resolve: (merged, prepare) => {
      const { conflict } = get();
      dispatch({ type: 'compared', merged });
      if (conflict !== null && conflict.intent !== null) send(conflict.intent, { prepare });
    },
  };
}
