import { Button, VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore, type ReactNode } from 'react';

import classes from './PickupCountdown.module.css';
import type { PickupWait } from './pickup-wait.js';

/**
 * The moment before a pickup is requested: Undo, Do it now, or more time (CONS-85). The seconds are only seen: announced,
 * they would interrupt each other.
 */
export function PickupCountdown({ wait }: { readonly wait: PickupWait }): ReactNode {
  const { secondsLeft, isPaused } = useSyncExternalStore(wait.subscribe, wait.getState);
  return (
    <div className={classes.root}>
      <VisuallyHidden>
        Requesting pickup of {wait.reference} shortly. Escape undoes it, Ctrl+Enter requests it now.
      </VisuallyHidden>
      <p className={classes.text} aria-hidden>
        {isPaused ? 'Pickup request paused' : `Requesting pickup in ${secondsLeft} s`}
        <span className={classes.reference}>{wait.reference}</span>
      </p>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" onClick={wait.undo}>
          Undo
        </Button>
        <Button size="compact-sm" variant="default" onClick={wait.requestNow}>
          Do it now
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={wait.togglePause}>
          {isPaused ? 'Continue' : 'Pause'}
        </Button>
      </div>
    </div>
  );
}
