import type { Consignment, ConsignmentDeliveryExtra } from '@consign/api-client/consignment';
import type { InstructionCode } from '@consign/domain/extras';
import { deliveryExtraMutations, findApiError } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** `failed`: a choice is on this screen only. */
export type ExtrasState = 'idle' | 'saving' | 'failed';

type Chosen = ReadonlyMap<string, InstructionCode>;

export interface Extras {
  /** As they were chosen, saved or not. */
  readonly extras: readonly ConsignmentDeliveryExtra[];
  readonly isUnsaved: (id: string) => boolean;
  readonly state: ExtrasState;
  /** Why the choice is not saved, in words. */
  readonly reason: string | null;
  readonly choose: (id: string, code: InstructionCode) => void;
  readonly retry: () => void;
  /** Goes back to the saved extras. */
  readonly undo: () => void;
}

interface Options {
  /** Kept by the form, whose reducer reads it. */
  readonly state: ExtrasState;
  readonly onStateChange: (state: ExtrasState) => void;
  readonly onSaved: () => void;
}

const none: Chosen = new Map();

/**
 * Saves each choice at once, one call at a time; a choice made meanwhile goes into the next call, the latest choice for
 * each extra. A choice that could not be saved stays until it is sent again or undone (XTRA-03).
 */
export function useExtras(
  { id, reference, deliveryExtras }: Consignment,
  { state, onStateChange, onSaved }: Options,
): Extras {
  const instruct = useMutation(deliveryExtraMutations(useClient()).instruct());
  const [chosen, setChosen] = useState(none);
  const [reason, setReason] = useState<string | null>(null);
  /** The choice that the last call saved: shown until the consignment is read with it. */
  const [saved, setSaved] = useState<{ readonly codes: Chosen; readonly over: unknown } | null>(null);
  // Read by a call that is under way.
  const latest = useRef(none);
  const shown = useRef(deliveryExtras);
  useLayoutEffect(() => {
    shown.current = deliveryExtras;
  }, [deliveryExtras]);
  const isSending = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      onStateChange('idle');
    };
  }, [onStateChange]);

  /** A call may end after the card is gone. */
  const report = (next: ExtrasState): void => {
    if (isShown.current) onStateChange(next);
  };
  const change = (next: Chosen): void => {
    latest.current = next;
    setChosen(next);
  };
  const sendAll = async (): Promise<void> => {
    const sent = latest.current;
    if (sent.size === 0) return;
    const instructions = [...sent].map(([deliveryExtraId, instructionCode]) => ({
      deliveryExtraId,
      instructionCode,
    }));
    await instruct.mutateAsync({ id, reference, instructions });
    setSaved({ codes: sent, over: shown.current });
    change(new Map([...latest.current].filter(([extraId, code]) => sent.get(extraId) !== code)));
    onSaved();
    await sendAll();
  };
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    report('saving');
    try {
      await sendAll();
      report('idle');
    } catch (error) {
      const found = findApiError(error);
      setReason(found?.problems[0]?.message ?? found?.message ?? 'Something went wrong');
      report('failed');
    }
    isSending.current = false;
  };

  const before = saved?.over === deliveryExtras ? saved?.codes : undefined;
  return {
    extras: deliveryExtras.map((extra) => {
      const instructionCode = chosen.get(extra.deliveryExtraId) ?? before?.get(extra.deliveryExtraId);
      return instructionCode === undefined
        ? extra
        : { ...extra, instruction: { ...extra.instruction, instructionCode } };
    }),
    isUnsaved: (extraId) => state === 'failed' && chosen.has(extraId),
    state,
    reason: state === 'failed' ? reason : null,
    choose: (extraId, code) => {
      change(new Map(latest.current).set(extraId, code));
      void send();
    },
    retry: () => void send(),
    undo: () => {
      change(none);
      report('idle');
    },
  };
}
