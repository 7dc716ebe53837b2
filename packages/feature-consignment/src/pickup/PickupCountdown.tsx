import { layout } from '@consign/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';

import type { PickupWait } from './pickup-wait.js';

/** The button goes with its message: without the focus, that returns to where it was (CONS-61). */
function leaveTo(run: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.blur();
    run();
  };
}

/**
 * The moment before a pickup is requested: Undo, Do it now, or more time (CONS-85). The seconds are only seen: announced,
 * they would interrupt each other.
 */
export function PickupCountdown({ wait }: { readonly wait: PickupWait }): ReactNode {
  const { secondsLeft, isPaused } = useSyncExternalStore(wait.subscribe, wait.getState);
  return (
    <div className={layout.column}>
      <VisuallyHidden>
        Requesting pickup of {wait.reference} shortly. Escape undoes it, Ctrl+Enter requests it now.
      </VisuallyHidden>
      <p aria-hidden>
        <strong>{isPaused ? 'Pickup request paused' : `Requesting pickup in ${secondsLeft} s`}</strong>{' '}
        {wait.reference}
      </p>
      <div className={layout.buttons}>
        <Button size="compact-sm" variant="default" onClick={leaveTo(wait.undo)}>
          Undo
        </Button>
        <Button size="compact-sm" variant="default" onClick={leaveTo(wait.requestNow)}>
          Do it now
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={wait.togglePause}>
          {isPaused ? 'Continue' : 'Pause'}
        </Button>
      </div>
    </div>
  );
}
