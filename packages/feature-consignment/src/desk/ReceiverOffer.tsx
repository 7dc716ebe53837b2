import { focusField } from '@consign/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

import classes from './Desk.module.css';

interface Props {
  readonly parts: readonly string[];
  readonly onUse: () => void;
}

/** Offers what was used for a receiver the last time (CONS-72). */
export function ReceiverOffer({ parts, onUse }: Props): ReactNode {
  return (
    <div className={classes.offer}>
      <output className={classes.parts}>Last time: {parts.join(', ')}</output>
      <Button
        size="compact-sm"
        variant="default"
        aria-label="Use what was used last time"
        onClick={() => {
          flushSync(onUse);
          // The button is gone.
          focusField('receiverSite');
        }}
      >
        Use
      </Button>
    </div>
  );
}
