import type { Account, Consignment, PackagingType } from '@consign/api-client/consignment';
import {
  createFormStore,
  useFormSlice,
  useTripLookups,
  useUnloadWarning,
  type BoundForm,
  type Freight,
  type TripLookups,
} from '@consign/consignment-parts';
import { currentStatus } from '@consign/domain/status';
import { consignmentKeys } from '@consign/queries';
import { usePermissions } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { SaveFailure } from './failures.js';
import { fieldErrors, type FieldPath } from './field-problems.js';
import { restoreFocus } from './focus.js';
import { reduce, type FormStore } from './form-actions.js';
import { initialState, isDirty, type FormState } from './form-state.js';
import type { FormValues } from './form-values.js';
import type { Changed } from './intents.js';
import { setNextIntent } from './pickup/next-intent.js';
import { useMoves } from './pickup/use-moves.js';
import { usePrintLabels } from './print/use-print-labels.js';
import { currentProblems } from './refusal.js';
import type { Schedule } from './schedule.js';
import type { ScreenProps } from './screen-props.js';
import { useAutosave, type FormAutosave } from './unsaved-work/use-autosave.js';
import { useCancelAndCopy, type CancelAndCopy } from './use-cancel-and-copy.js';
import { useConsignmentRules } from './use-consignment-rules.js';
import {
  lockSections,
  useEditability,
  type ScreenEditability,
  type SectionAccess,
} from './use-editability.js';
import { restoreItems, useFreight } from './use-freight.js';
import { useRun } from './use-run.js';
import { useSave } from './use-save.js';
import { useServiceTypeChange } from './use-service-type-change.js';
import { useStatusMove } from './use-status-move.js';
import { useSubmission, type Submission } from './use-submission.js';

export interface FormProps extends ScreenProps {
  readonly initialValues: FormValues;
  /** The consignment as the server has it now; null before the first save. */
  readonly consignment: Consignment | null;
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
}

/** The form with the props of its screen. */
export interface ConsignmentFormState
  extends
    FormProps,
    Omit<Submission, 'resolve'>,
    CancelAndCopy,
    Pick<BoundForm<FormValues>, 'fields'>,
    FormStore {
  readonly state: ScreenState;
  /** Nothing can be edited: it is unknown what the server has, or the status is about to change. */
  readonly isLocked: boolean;
  readonly failure: SaveFailure | null;
  readonly lookups: TripLookups;
  readonly editability: ScreenEditability;
  readonly sections: SectionAccess;
  readonly freight: Freight;
  readonly autosave: FormAutosave;
  readonly printLabels: (reference: string) => void;
  /** A new price may follow (CONS-24). */
  readonly onChanged: (what: Changed) => void;
  /** Ends a comparison with the merged values and the freight items to save as they were on this screen. */
  readonly resolve: (merged: FormValues, items: ReadonlySet<string>) => void;
}

type ScreenState = ReturnType<typeof selectScreen>;

/** What the whole screen depends on: without texts, whose every keystroke would draw all of it. */
function selectScreen(state: FormState) {
  const { values, pendingItem, ...others } = state;
  return {
    ...others,
    isDirty: isDirty(state),
    hasPendingItem: pendingItem !== null,
    // Refused values are checked with every change.
    refused: state.refusal === null ? null : values,
  };
}

/** The consignment form: its state, its checks, and the effects that save it and move it on. */
export function useConsignmentForm(props: FormProps): ConsignmentFormState {
  const { initialValues, consignment, packagingTypes, isSmall, now, schedule, onDirtyChange } = props;
  const cache = useQueryClient();
  const editability = useEditability(consignment, isSmall);
  const { saveCall } = editability;
  const isReceiverOnly = saveCall === 'update-receiver';
  const firstCard = isReceiverOnly && !isSmall ? 'receiver' : consignment === null ? 'sender' : null;
  const [store] = useState(() => {
    const isSenderKnown = initialValues.senderSite !== null || initialValues.senderEntry !== null;
    const card = firstCard === 'sender' && isSenderKnown ? 'receiver' : firstCard;
    return createFormStore(initialState(initialValues, consignment, card), reduce);
  });
  const { dispatch, get } = store;
  const state = useFormSlice(store, selectScreen);
  const { base, running, formKey, extras } = state;
  useLayoutEffect(() => {
    if (consignment !== null) dispatch({ type: 'read', consignment, firstCard });
  }, [dispatch, consignment, firstCard]);

  const lookups = useTripLookups(store, { base, saveCall, now });
  const rules = useConsignmentRules({
    loaded: base,
    items: consignment?.lineItems ?? null,
    forms: isReceiverOnly ? 'receiver' : 'all',
    lookups,
    now,
  });
  const problems = currentProblems(state.errors, state.refusal, (intent) =>
    rules.check(get().values, intent),
  );

  const autosave = useAutosave(store, { enabled: !isSmall && saveCall !== null, schedule });
  const onChanged = usePriceReload(consignment, schedule);
  const print = usePrintLabels(props.printFile);
  const printLabels = (reference: string): void => void print(reference);
  const run = useRun(store);
  const save = useSave(store, saveCall);
  const move = useStatusMove(consignment?.reference ?? '');
  const makeMove = useMoves(store, { move, schedule, onNew: props.onNew, printLabels });
  const serviceType = useServiceTypeChange(store, { saveCall, save, run, onChanged });
  const freight = useFreight(store, { consignment, packagingTypes, onChanged });
  const { resolve, ...submission } = useSubmission(store, {
    rules,
    save,
    move,
    makeMove,
    run,
    serviceType,
    onCreated: (reference, intent) => {
      autosave.discard();
      if (intent !== 'save') setNextIntent(cache, reference, intent);
      props.onCreated(reference);
    },
    onChanged,
  });
  const actions = useCancelAndCopy(store, { consignment, move, run, onChanged, onOpen: props.link.open });

  const isLocked = state.isCreateUnknown || (running !== null && running !== 'save');
  useEffect(() => {
    // The replaced form may have had the focus.
    if (formKey > 0) restoreFocus(null);
  }, [formKey]);
  const mustAsk = state.isDirty || extras === 'failed';
  useEffect(() => onDirtyChange(mustAsk), [mustAsk, onDirtyChange]);
  useUnloadWarning(state.isDirty || extras !== 'idle');
  return {
    ...props,
    ...submission,
    ...actions,
    ...store,
    state,
    isLocked,
    fields: {
      errors: problems.errors,
      change: (name, value, paths = []) => {
        if (name === 'serviceType' && serviceType.choose(value as string | null)) return;
        dispatch({ type: 'typed', values: { [name]: value }, paths: [name, ...paths] });
      },
      leave: (field) => {
        const { [field as FieldPath]: problem } = fieldErrors(rules.check(get().values, 'save'));
        dispatch({ type: 'left', field, problem });
      },
    },
    failure: problems.failure,
    lookups,
    editability,
    sections: lockSections(editability, isLocked),
    freight,
    autosave,
    printLabels,
    onChanged,
    resolve: (merged, items) => {
      const { conflict } = get();
      if (conflict !== null) resolve(merged, () => restoreItems(freight, conflict, items));
    },
  };
}

const priceMs = 3_000;

/**
 * Reloads the consignment after 3 seconds for a new price, for users who see prices: after a change of status, and
 * after other changes while Ready (CONS-24). The mutation reloads the consignment immediately, and prices are read again
 * only while a new price is being calculated (CONS-108).
 */
function usePriceReload(consignment: Consignment | null, schedule: Schedule): (what: Changed) => void {
  const cache = useQueryClient();
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  const cancelTimer = useRef<(() => void) | null>(null);
  useEffect(() => () => cancelTimer.current?.(), []);
  const isReady = currentStatus(consignment?.statusHistory)?.code === 'FINAL';
  return (what) => {
    if (consignment === null || !seesPrices || (what === 'content' && !isReady)) return;
    cancelTimer.current?.();
    cancelTimer.current = schedule(() => {
      void cache.invalidateQueries({ queryKey: consignmentKeys.detail(consignment.reference) });
    }, priceMs);
  };
}
