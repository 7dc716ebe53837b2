import { currentStatus } from '@consign/domain/status';
import { useScreenActions, useScreenHotkeys } from '@consign/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { findShortcutStep } from '../actions/next-step.js';
import { disabledReason, isShown, useActions, type Actions } from '../actions/use-actions.js';
import type { ConsignmentFormState } from '../use-consignment-form.js';
import { takeNextIntent } from './next-intent.js';

const names = {
  dispatch: 'Request Pickup and print labels',
  save: 'Save',
  labels: 'Print labels',
} as const;

/** The moves that the header shows. */
function listMoves({ markReady, requestPickup }: Actions) {
  return [
    { label: 'Mark As Ready', intent: 'ready', decision: markReady } as const,
    { label: 'Request Pickup', intent: 'pickup', decision: requestPickup } as const,
  ].filter(({ decision }) => isShown(decision));
}

/**
 * The keys of the form: Ctrl+S saves, Ctrl+Enter does everything up to the labels (CONS-84), Escape undoes a pickup
 * request (CONS-85). Also submits the intent that waited for the form.
 */
export function useFormKeys(form: ConsignmentFormState): void {
  const cache = useQueryClient();
  const { consignment, isSmall, submit, printLabels } = form;
  const { wait, isDirty } = form.state;
  const { save } = form.editability;
  const actions = useActions(consignment);
  const reference = consignment?.reference ?? null;

  const step = findShortcutStep({
    isNew: reference === null,
    isDirty,
    status: currentStatus(consignment?.statusHistory)?.code ?? null,
    save,
    ...actions,
  });
  const takeStep = (): void => {
    if (isSmall) return;
    if (wait !== null) {
      wait.requestNow();
      return;
    }
    if (step === 'labels' && reference !== null) printLabels(reference);
    else if (step !== null && step !== 'labels') submit(step);
  };
  useScreenHotkeys([
    ['mod+S', () => save?.allowed === true && submit('save')],
    ['mod+Enter', takeStep],
    ['Escape', () => wait?.undo(), { preventDefault: false }],
  ]);

  useScreenActions([
    ...(save === null
      ? []
      : [{ label: 'Save', keys: ['Ctrl+S'], reason: disabledReason(save, null), run: () => submit('save') }]),
    ...(isSmall || step === null ? [] : [{ label: names[step], keys: ['Ctrl+Enter'], run: takeStep }]),
    ...(isSmall ? [] : listMoves(actions)).map(({ label, intent, decision }) => ({
      label,
      reason: disabledReason(decision, null),
      run: () => submit(intent),
    })),
  ]);

  useEffect(() => {
    const intent = reference === null ? null : takeNextIntent(cache, reference);
    if (intent !== null) submit(intent);
  }, [cache, reference, submit]);
}
