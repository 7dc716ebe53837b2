import type { Consignment } from '@consign/api-client/consignment';
import { useShownParticipant, type Binding } from '@consign/consignment-parts';
import type { Problem } from '@consign/domain/rules';
import { focusField } from '@consign/ui';
import { useForm } from '@mantine/form';
import { useState } from 'react';

import type { SaveFailure } from './failures.js';
import { fieldErrors, findField, summaryOf } from './field-problems.js';
import type { FieldName, FormValues } from './form-values.js';
import { useConsignmentRules, type ShownParticipants } from './use-consignment-rules.js';
import { useSave } from './use-save.js';

interface Options {
  readonly initialValues: FormValues;
  readonly base: Consignment | null;
  readonly now: () => Date;
  readonly onCreated: (reference: string) => void;
  readonly onUpdated: (saved: Consignment) => void;
}

interface ConsignmentFormState {
  readonly binding: Binding<FormValues>;
  readonly shown: ShownParticipants;
  readonly failure: SaveFailure | null;
  /** What to confirm before the save goes on (CONS-44); null when there is nothing to ask. */
  readonly question: string | null;
  readonly answer: (goOn: boolean) => void;
  readonly isDirty: boolean;
  /** Of the items that wait for the first save. */
  readonly changeItems: (change: (items: FormValues['lineItems']) => FormValues['lineItems']) => void;
  readonly setItemBegun: (begun: boolean) => void;
  readonly pending: boolean;
  readonly locked: boolean;
  readonly save: () => void;
}

const itemBegun: Problem = {
  id: 'CONS-49',
  path: 'lineItems',
  message: 'Add the freight item that you began, or cancel it',
};

function focusFirst(names: readonly (FieldName | null)[]): void {
  const first = names.find((name) => name !== null);
  if (first !== undefined && first !== null) focusField(first);
}

/** The form of a consignment: its values, what is wrong with them, and the way to save it. */
export function useConsignmentForm(options: Options): ConsignmentFormState {
  const { initialValues, base, now, onCreated, onUpdated } = options;
  const rules = useConsignmentRules(base, now);
  const form = useForm<FormValues>({ mode: 'controlled', initialValues });
  const { values } = form;
  const shown = {
    sender: useShownParticipant(values.senderSite, base?.senderParticipant ?? null),
    receiver: useShownParticipant(values.receiverSite, base?.receiverParticipant ?? null),
  };
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const [hasItemBegun, setItemBegun] = useState(false);
  const { save, pending, locked } = useSave({
    base,
    onCreated: (reference) => {
      form.resetDirty();
      onCreated(reference);
    },
    onUpdated: (saved) => {
      form.resetDirty();
      onUpdated(saved);
    },
  });

  const send = async (): Promise<void> => {
    setFailure(null);
    const refused = await save(values);
    if (refused === null) return;
    form.setErrors(refused.errors);
    setFailure(refused.failure);
    focusFirst(Object.keys(refused.errors) as FieldName[]);
  };

  const check = (): void => {
    // What was sent may have been created: only the same again can tell.
    if (locked) {
      void send();
      return;
    }
    const problems = [...rules.check(values, shown), ...(hasItemBegun ? [itemBegun] : [])];
    form.setErrors(fieldErrors(problems));
    if (problems.length > 0) {
      setFailure({ title: 'The consignment was not saved', problems: summaryOf(problems), isStale: false });
      focusFirst(problems.map(({ path }) => findField(path)));
      return;
    }
    const [warning] = rules.warn(values);
    if (warning === undefined) void send();
    else setQuestion(warning.message);
  };

  return {
    binding: {
      values,
      errors: form.errors as Binding<FormValues>['errors'],
      change: (name, value) => {
        form.setFieldValue(name, value as never);
        form.clearFieldError(name);
      },
      leave: (name) => {
        const found = fieldErrors(rules.check(form.getValues(), shown))[name];
        if (found === undefined) form.clearFieldError(name);
        else form.setFieldError(name, found);
      },
    },
    shown,
    failure,
    question,
    answer: (goOn) => {
      setQuestion(null);
      if (goOn) void send();
    },
    isDirty: form.isDirty() || hasItemBegun,
    changeItems: (change) => {
      form.setFieldValue('lineItems', change);
      form.clearFieldError('lineItems');
    },
    setItemBegun,
    pending,
    locked,
    save: check,
  };
}
