import type { Consignment } from '@consign/api-client/consignment';
import type { PendingItem, Binding } from '@consign/consignment-parts';
import { findCard, type Problem } from '@consign/domain/rules';
import { toastDone } from '@consign/ui';
import { useForm } from '@mantine/form';
import { useState } from 'react';

import type { ConsignmentFormState, FormOptions, Stale } from './consignment-form-state.js';
import { cancelFailure, copyFailure, findApiError, moveFailure } from './failures.js';
import { fieldErrors, type FieldPath } from './field-problems.js';
import { savedValues, type FormValues } from './form-values.js';
import type { Intent } from './intents.js';
import type { Work } from './unsaved-work/work-content.js';
import { useConsignmentRules } from './use-consignment-rules.js';
import { useCopies } from './use-copies.js';
import { useFormLookups } from './use-form-lookups.js';
import { useFormProblems } from './use-form-problems.js';
import { useOneAtATime } from './use-one-at-a-time.js';
import { useSave } from './use-save.js';
import { useStatusMove } from './use-status-move.js';

const itemNotAdded: Problem = {
  id: 'CONS-49',
  path: 'lineItems',
  message: 'Finish or cancel the freight item first',
};

const moved = {
  ready: 'Marked as ready',
  pickup: 'Pickup requested',
} as const;

/** The form of a consignment: its values, what is wrong with them, and the ways to save it and to move it on. */
export function useConsignmentForm(options: FormOptions): ConsignmentFormState {
  const { initialValues, base, items, saveCall, now, onUpdated, onChanged, onReveal } = options;
  const forms = saveCall === 'update-receiver' ? 'receiver' : 'all';
  const rules = useConsignmentRules({ loaded: base, items, forms, now });
  const form = useForm<FormValues>({ mode: 'controlled', initialValues });
  const { values } = form;
  const { shown, dates } = useFormLookups({ values, base, saveCall, now });
  const check = (checked: FormValues, intent: Intent): readonly Problem[] =>
    rules.check(checked, shown, intent, dates);
  const { failure, clear, tell, tellRefusal } = useFormProblems(form, onReveal);
  const [question, setQuestion] = useState<{ message: string; intent: Intent } | null>(null);
  const [pendingItem, setPendingItem] = useState<PendingItem | null>(null);
  const [round, setRound] = useState(0);
  const [stale, setStale] = useState<Stale | null>(null);
  const { save, locked } = useSave(saveCall);
  const { doing, once } = useOneAtATime();
  const move = useStatusMove(base?.reference ?? '');
  const makeCopy = useCopies(base?.reference ?? '');

  const begin = ({ values: first, pendingItem: item }: Pick<Work, 'values' | 'pendingItem'>): void => {
    form.setValues(first);
    form.clearErrors();
    setPendingItem(item);
    setRound((before) => before + 1);
  };
  /** Answers whether it was saved. */
  const write = async (sent: FormValues, from: Consignment | null, intent: Intent): Promise<boolean> => {
    const result = await save(sent, from, intent);
    if (result.kind === 'refused') {
      tellRefusal(result.failure, result.errors);
      const { stored } = result.failure;
      if (stored !== undefined && from !== null) {
        setStale({ was: savedValues(from), wasItems: from.lineItems, stored, intent });
      }
      return false;
    }
    form.resetDirty(sent);
    if (result.kind === 'created') options.onCreated(result.reference);
    else onUpdated(result.saved);
    return true;
  };

  const send = (intent: Intent, sent = values, from = base, onward = () => undefined as unknown): void =>
    once(intent, async () => {
      clear();
      const mustSave = intent === 'save' || !move.isUnknown(intent) || form.isDirty();
      if (mustSave && !(await write(sent, from, intent))) return;
      if (intent === 'save') {
        if (from !== null) toastDone('The consignment has been saved');
      } else {
        try {
          await move.send(intent);
          toastDone(moved[intent]);
        } catch (error) {
          tellRefusal(moveFailure(error), fieldErrors(findApiError(error)?.problems ?? []));
          return;
        }
      }
      onChanged(intent === 'save' ? 'content' : 'status');
      onward();
    });

  return {
    binding: {
      values,
      errors: form.errors as Binding<FormValues>['errors'],
      change: (name, value, paths = [name]) => {
        form.setFieldValue(name, value as never);
        for (const path of paths) form.clearFieldError(path);
      },
      leave: (name) => {
        const found = fieldErrors(check(form.getValues(), 'save'))[name as FieldPath];
        if (found === undefined) form.clearFieldError(name);
        else form.setFieldError(name, found);
      },
    },
    shown,
    dates,
    failure,
    question: question?.message ?? null,
    answer: (resume) => {
      setQuestion(null);
      if (resume && question !== null) send(question.intent);
    },
    isDirty: form.isDirty() || pendingItem !== null,
    changeItems: (change) => {
      form.setFieldValue('lineItems', change);
      form.clearFieldError('lineItems');
    },
    pendingItem,
    setPendingItem,
    round,
    doing,
    locked: locked || (doing !== null && doing !== 'save'),
    submit: (intent) => {
      // What was sent may have been created: only the same again can tell.
      if (locked) {
        send(intent);
        return;
      }
      const problems = [...check(values, intent), ...(pendingItem === null ? [] : [itemNotAdded])];
      form.setErrors(fieldErrors(problems));
      if (problems.length > 0) {
        tell(problems, intent);
        return;
      }
      const [warning] = rules.warn(values, intent);
      if (warning === undefined) send(intent);
      else setQuestion({ message: warning.message, intent });
    },
    next: (role, onward) => {
      const problems = check(values, 'save').filter(
        ({ path }) => findCard(path) === 'details' || findCard(path) === role,
      );
      if (problems.length > 0) {
        tell(problems, 'save');
        return;
      }
      if (base === null || !form.isDirty()) {
        clear();
        onward();
      } else send('save', values, base, onward);
    },
    cancel: () =>
      once('cancel', async () => {
        clear();
        try {
          await move.send('cancel');
          // What was not saved goes with it: a cancelled consignment takes no more changes.
          const saved = base === null ? initialValues : savedValues(base);
          form.resetDirty(saved);
          begin({ values: saved, pendingItem: null });
          toastDone('Consignment cancelled');
          onChanged('status');
        } catch (error) {
          tellRefusal(cancelFailure(error));
        }
      }),
    copy: (copyType) =>
      once(copyType === 'Copy' ? 'copy' : 'return', async () => {
        clear();
        try {
          options.onOpen(await makeCopy(copyType));
        } catch (error) {
          tellRefusal(copyFailure(error));
        }
      }),
    stale,
    settle: (merged) => {
      setStale(null);
      if (merged === null || stale === null) return;
      form.resetDirty(savedValues(stale.stored));
      form.setValues(merged);
      onUpdated(stale.stored);
      if (stale.intent !== null) send(stale.intent, merged, stale.stored);
    },
    takeUp: ({ was, ...earlier }) => {
      begin(earlier);
      clear();
      if (was !== null && base !== null) {
        setStale({ was, wasItems: base.lineItems, stored: base, intent: null });
      }
    },
  };
}
