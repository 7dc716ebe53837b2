import { ConfirmDialog, toastDone, toastFailed } from '@consign/ui';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import classes from '../ThemingScreen.module.css';

type Dialog = 'confirm' | 'warning';

export function MessagesDemo(): ReactNode {
  const [opened, setOpened] = useState<Dialog | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => setOpened('confirm')}>
        Ask
      </Button>
      <Button variant="default" onClick={() => setOpened('warning')}>
        Warn
      </Button>
      <Button variant="default" onClick={() => toastDone('The example has been saved')}>
        Tell of success
      </Button>
      <Button variant="default" onClick={() => toastFailed('The example could not be saved')}>
        Tell of a failure
      </Button>
      <ConfirmDialog
        opened={opened === 'confirm'}
        title="Send the example"
        confirmLabel="Send"
        cancelLabel="Cancel"
        onConfirm={close}
        onCancel={close}
      >
        Nothing is sent: this shows how the product asks.
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened === 'warning'}
        title="Discard the example"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        destructive
        onConfirm={close}
        onCancel={close}
      >
        Nothing is lost: this shows how the product warns.
      </ConfirmDialog>
    </div>
  );
}
