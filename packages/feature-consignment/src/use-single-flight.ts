import { useEffect, useRef, useState } from 'react';

import { restoreFocus } from './focus.js';
import type { FormAction } from './intents.js';

interface SingleFlight {
  readonly running: FormAction | null;
  /** Does nothing while another action is running. */
  readonly run: (action: FormAction, task: () => Promise<void>) => void;
}

/** Runs one action at a time: a second click can arrive before its button is disabled (CONS-34). */
export function useSingleFlight(): SingleFlight {
  const [running, setRunning] = useState<FormAction | null>(null);
  const isRunning = useRef(false);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (running !== null || pressed.current === null) return;
    // A busy button is disabled and loses the focus; afterwards it may be gone.
    restoreFocus(pressed.current);
    pressed.current = null;
  }, [running]);
  return {
    running,
    run: (action, task) => {
      if (isRunning.current) return;
      isRunning.current = true;
      pressed.current = document.activeElement;
      setRunning(action);
      void task().finally(() => {
        isRunning.current = false;
        setRunning(null);
      });
    },
  };
}
