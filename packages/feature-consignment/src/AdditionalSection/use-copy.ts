import { useEffect, useRef, useState } from 'react';

import { schedule as systemSchedule, type Schedule } from '../schedule.js';

const feedbackMs = 3_000;

export interface Copying {
  readonly state: 'idle' | 'copied' | 'failed';
  readonly copy: (text: string) => Promise<void>;
}

/** Copies a text to the clipboard; the state says how that went for 3 seconds (CONS-05). */
export function useCopy(schedule: Schedule = systemSchedule): Copying {
  const [state, setState] = useState<Copying['state']>('idle');
  const cancelTimer = useRef<(() => void) | null>(null);
  useEffect(() => () => cancelTimer.current?.(), []);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Insecure origin, or permission denied.
      setState('failed');
    }
    cancelTimer.current?.();
    cancelTimer.current = schedule(() => setState('idle'), feedbackMs);
  };
  return { state, copy };
}
