import { observersNotified } from '@consign/consignment-parts';
import { useEffect, useRef } from 'react';

import { restoreFocus } from './focus.js';
import type { FormStore } from './form-actions.js';
import type { Task } from './intents.js';

/** Does nothing while another task is running. */
export type Run = (task: Task, work: () => Promise<void>) => void;

/** Runs one task at a time: a second click can arrive before its button is disabled (CONS-34). */
export function useRun({ get, dispatch }: FormStore): Run {
  const { running } = get();
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (running !== null || pressed.current === null) return;
    // A busy button is disabled and loses the focus; afterwards it may be gone.
    restoreFocus(pressed.current);
    pressed.current = null;
  }, [running]);
  return (task, work) => {
    if (get().running !== null) return;
    pressed.current = document.activeElement;
    dispatch({ type: 'started', task });
    void work().finally(async () => {
      // The button of a status move is gone once the new status is shown.
      await observersNotified();
      dispatch({ type: 'ended' });
    });
  };
}
