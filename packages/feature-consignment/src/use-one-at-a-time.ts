import { useEffect, useRef, useState } from 'react';

import { restoreFocus } from './focus.js';
import type { Doing } from './intents.js';

interface OneAtATime {
  readonly doing: Doing | null;
  readonly once: (what: Doing, run: () => Promise<void>) => void;
}

/** One thing at a time: a second click arrives before a button is disabled (CONS-34). */
export function useOneAtATime(): OneAtATime {
  const [doing, setDoing] = useState<Doing | null>(null);
  const running = useRef(false);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (doing !== null || pressed.current === null) return;
    // A button that is busy is disabled, and one that has done its work may be gone.
    restoreFocus(pressed.current);
    pressed.current = null;
  }, [doing]);
  return {
    doing,
    once: (what, run) => {
      if (running.current) return;
      running.current = true;
      pressed.current = document.activeElement;
      setDoing(what);
      void run().finally(() => {
        running.current = false;
        setDoing(null);
      });
    },
  };
}
