import { TextField, toastDone, toastFailed, toastInformation, toastWarning } from '@consign/ui';
import { ConfirmDialog, FormDialog, InformationDialog } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import classes from '../ThemingScreen.module.css';

type Dialog = 'confirm' | 'warning' | 'information' | 'form';

export function MessagesDemo(): ReactNode {
  const [opened, setOpened] = useState<Dialog | null>(null);
  const [text, setText] = useState('Kōwhai Auckland');
  const close = () => setOpened(null);
  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => setOpened('confirm')}>
        Ask
      </Button>
      <Button variant="default" onClick={() => setOpened('warning')}>
        Warn
      </Button>
      <Button variant="default" onClick={() => setOpened('information')}>
        Explain
      </Button>
      <Button variant="default" onClick={() => setOpened('form')}>
        Ask for a text
      </Button>
      <Button variant="default" onClick={() => toastDone('The example has been saved')}>
        Tell of success
      </Button>
      <Button variant="default" onClick={() => toastFailed('The example could not be saved')}>
        Tell of a failure
      </Button>
      <Button variant="default" onClick={() => toastWarning('The example is out of date')}>
        Tell of a doubt
      </Button>
      <Button variant="default" onClick={() => toastInformation('The example is on its way')}>
        Tell of news
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
      <InformationDialog opened={opened === 'information'} title="About the example" onClose={close}>
        There is nothing to decide: this shows how the product explains.
      </InformationDialog>
      <FormDialog opened={opened === 'form'} title="Name the example" onSave={close} onCancel={close}>
        <TextField label="Name" value={text} onChange={setText} />
      </FormDialog>
    </div>
  );
}
