import { usePreferences } from '@consign/session';
import { toastContent } from '@consign/ui';
import { useState } from 'react';

import type { Schedule } from '../schedule.js';
import { PickupCountdown } from './PickupCountdown.js';
import { startPickupWait, type PickupWait } from './pickup-wait.js';

export interface UsePickupWait {
  /** The wait of this form; null if there is none. */
  readonly wait: PickupWait | null;
  /** Shows the countdown, and resolves to whether the pickup is to be requested (CONS-85). */
  readonly start: (reference: string) => Promise<boolean>;
}

/** Gives the user's own number of seconds to undo a pickup request (NAV-17). */
export function usePickupWait(schedule: Schedule): UsePickupWait {
  const { undoSeconds } = usePreferences();
  const [wait, setWait] = useState<PickupWait | null>(null);
  return {
    wait,
    start: async (reference) => {
      const started = startPickupWait({ reference, seconds: undoSeconds, schedule });
      const close = toastContent(<PickupCountdown wait={started} />);
      setWait(started);
      const isWanted = await started.outcome;
      close();
      setWait(null);
      return isWanted;
    },
  };
}
