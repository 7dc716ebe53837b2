import type { Consignment, LineItem } from '@consign/api-client/consignment';
import {
  entryOf,
  useDateLookups,
  useShownParticipant,
  type BegunItem,
  type Binding,
  type DateLookups,
} from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import { findCard, type ParticipantRole, type Problem } from '@consign/domain/rules';
import type { SaveCall } from '@consign/domain/status';
import { focusField, toastDone } from '@consign/ui';
import { useForm } from '@mantine/form';
import { useState } from 'react';

import { cancelFailure, copyFailure, moveFailure, findApiError, type SaveFailure } from './failures.js';
import { fieldErrors, findField, summaryOf, type FieldPath } from './field-problems.js';
import { isSameForm, savedValues, type FormValues } from './form-values.js';
import type { Changed, Doing, Intent } from './intents.js';
import type { Work } from './unsaved-work/work-content.js';
import { useConsignmentRules, type ShownParticipants } from './use-consignment-rules.js';
import { useCopies, type CopyType } from './use-copies.js';
import { useOneAtATime } from './use-one-at-a-time.js';
import { useSave, type SaveResult } from './use-save.js';
import { useStatusMove } from './use-status-move.js';

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
  readonly answer: (goOn: boolean) => void;
  readonly isDirty: boolean;
  /** Of the items that wait for the first save. */
  readonly changeItems: (change: (items: FormValues['lineItems']) => FormValues['lineItems']) => void;
  /** What stands in the freight item form, neither added nor cancelled. */
  readonly begunItem: BegunItem | null;
  readonly setBegunItem: (begun: BegunItem | null) => void;
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
  readonly takeUp: (work: Pick<Work, 'values' | 'begunItem' | 'was'>) => void;
  /** Another one holds other work, which what has a form of its own begins with. */
  readonly round: number;
}

const itemNotAdded: Problem = {
  id: 'CONS-49',
  path: 'lineItems',
  message: 'Add the freight item that you began, or cancel it',
};

const notDone = {
  save: 'The consignment was not saved',
  ready: 'The consignment was not marked as ready',
  pickup: 'The pickup was not requested',
} as const;

const moved = {
  ready: 'The consignment is marked as ready',
  pickup: 'The pickup is requested',
} as const;

/** The form of a consignment: its values, what is wrong with them, and the ways to save it and to move it on. */
export function useConsignmentForm(options: FormOptions): ConsignmentFormState {
  const { initialValues, base, items, saveCall, now, onUpdated, onChanged, onReveal } = options;
  const forms = saveCall === 'update-receiver' ? 'receiver' : 'all';
  const rules = useConsignmentRules({ loaded: base, items, forms, now });
  const form = useForm<FormValues>({ mode: 'controlled', initialValues });
  const { values } = form;
  const shown = {
    sender: useShownParticipant(values.senderSite, base?.senderParticipant ?? null),
    receiver: useShownParticipant(values.receiverSite, base?.receiverParticipant ?? null),
  };
  const dates = useDateLookups({
    today: today(now()),
    senderRegionId: regionOf('sender', values, shown, base),
    receiverRegionId: regionOf('receiver', values, shown, base),
    serviceType: values.serviceType,
    requestedPickupDate: values.requestedPickupDate,
    reference: base?.reference ?? null,
    isOn: saveCall === 'create' || saveCall === 'update',
  });
  const check = (checked: FormValues, intent: Intent): readonly Problem[] =>
    rules.check(checked, shown, intent, dates);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [question, setQuestion] = useState<{ message: string; intent: Intent } | null>(null);
  const [begunItem, setBegunItem] = useState<BegunItem | null>(null);
  const [round, setRound] = useState(0);
  const [stale, setStale] = useState<Stale | null>(null);
  const { save, locked } = useSave(saveCall);
  const { doing, once } = useOneAtATime();
  const move = useStatusMove(base?.reference ?? '');
  const makeCopy = useCopies(base?.reference ?? '');

  const begin = ({ values: first, begunItem: item }: Pick<Work, 'values' | 'begunItem'>): void => {
    form.setValues(first);
    form.clearErrors();
    setBegunItem(item);
    setRound((before) => before + 1);
  };
  const focusFirst = (names: readonly (FieldPath | null)[]): void => {
    const first = names.find((name) => name !== null);
    if (first === undefined || first === null) return;
    onReveal(first);
    focusField(first);
  };
  const tell = (problems: readonly Problem[], intent: Intent): void => {
    form.setErrors(fieldErrors(problems));
    setFailure({ title: notDone[intent], problems: summaryOf(problems) });
    focusFirst(problems.map(({ path }) => findField(path)));
  };
  const tellServers = (told: SaveFailure, error: unknown): void => {
    const errors = fieldErrors(findApiError(error)?.problems ?? []);
    form.setErrors(errors);
    setFailure(told);
    focusFirst(Object.keys(errors) as FieldPath[]);
  };

  /** Answers whether it was saved. */
  const write = async (sent: FormValues, from: Consignment | null, intent: Intent): Promise<boolean> => {
    const result = foundItself(await save(sent, from, intent), sent);
    if (result.kind === 'refused') {
      form.setErrors(result.errors);
      setFailure(result.failure);
      focusFirst(Object.keys(result.errors) as FieldPath[]);
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
      setFailure(null);
      const mustSave = intent === 'save' || !move.isUnknown(intent) || form.isDirty();
      if (mustSave && !(await write(sent, from, intent))) return;
      if (intent === 'save') {
        if (from !== null) toastDone('The consignment has been saved');
      } else {
        try {
          await move.send(intent);
          toastDone(moved[intent]);
        } catch (error) {
          tellServers(moveFailure(error), error);
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
    answer: (goOn) => {
      setQuestion(null);
      if (goOn && question !== null) send(question.intent);
    },
    isDirty: form.isDirty() || begunItem !== null,
    changeItems: (change) => {
      form.setFieldValue('lineItems', change);
      form.clearFieldError('lineItems');
    },
    begunItem,
    setBegunItem,
    round,
    doing,
    locked: locked || (doing !== null && doing !== 'save'),
    submit: (intent) => {
      // What was sent may have been created: only the same again can tell.
      if (locked) {
        send(intent);
        return;
      }
      const problems = [...check(values, intent), ...(begunItem === null ? [] : [itemNotAdded])];
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
        setFailure(null);
        onward();
      } else send('save', values, base, onward);
    },
    cancel: () =>
      once('cancel', async () => {
        setFailure(null);
        try {
          await move.send('cancel');
          // What was not saved goes with it: a cancelled consignment takes no more changes.
          const saved = base === null ? initialValues : savedValues(base);
          form.resetDirty(saved);
          begin({ values: saved, begunItem: null });
          toastDone('The consignment is cancelled');
          onChanged('status');
        } catch (error) {
          setFailure(cancelFailure(error));
        }
      }),
    copy: (copyType) =>
      once(copyType === 'Copy' ? 'copy' : 'return', async () => {
        setFailure(null);
        try {
          options.onOpen(await makeCopy(copyType));
        } catch (error) {
          setFailure(copyFailure(error));
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
      setFailure(null);
      if (was !== null && base !== null) {
        setStale({ was, wasItems: base.lineItems, stored: base, intent: null });
      }
    },
  };
}

/** What is saved is what was sent: it was this save's own answer that was lost. */
function foundItself(result: SaveResult, sent: FormValues): SaveResult {
  const stored = result.kind === 'refused' ? result.failure.stored : undefined;
  return stored !== undefined && isSameForm(savedValues(stored), sent)
    ? { kind: 'updated', saved: stored }
    : result;
}

/** The region whose calendar counts; null for an address that the server has not read yet (PART-09). */
function regionOf(
  role: ParticipantRole,
  values: FormValues,
  shown: ShownParticipants,
  base: Consignment | null,
): string | null {
  if (values[`${role}Site`] !== null) {
    const { [role]: found } = shown;
    return found.state === 'known' ? (found.participant.address.region?.id ?? null) : null;
  }
  const saved = base?.[`${role}Participant`] ?? null;
  const isSaved = JSON.stringify(entryOf(saved)) === JSON.stringify(values[`${role}Entry`]);
  return isSaved ? (saved?.address.region?.id ?? null) : null;
}
