import {
  CardSkeleton,
  EmptyState,
  ErrorSummary,
  FailedState,
  layout,
  TextField,
  toastError,
  toastInfo,
  toastSuccess,
  toastWarning,
} from '@consign/ui';
import { ConfirmDialog, FormDialog, InformationDialog } from '@consign/ui/dialogs';
import { Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';

type Dialog = 'confirm' | 'warning' | 'information' | 'form';

export function MessagesDemo(): ReactNode {
  const [opened, setOpened] = useState<Dialog | null>(null);
  const [text, setText] = useState('Kōwhai Auckland');
  const close = () => setOpened(null);
  return (
    <div className={layout.row}>
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
        Ask for text
      </Button>
      <Button variant="default" onClick={() => toastSuccess('The example has been saved')}>
        Show success
      </Button>
      <Button variant="default" onClick={() => toastError('The example could not be saved')}>
        Show an error
      </Button>
      <Button variant="default" onClick={() => toastWarning('The example is out of date')}>
        Show a warning
      </Button>
      <Button variant="default" onClick={() => toastInfo('The example is being sent')}>
        Show information
      </Button>
      <ConfirmDialog
        opened={opened === 'confirm'}
        title="Send the example"
        confirmLabel="Send"
        cancelLabel="Cancel"
        onConfirm={close}
        onCancel={close}
      >
        Nothing is sent. This is an example form.
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
        This is an example warning.
      </ConfirmDialog>
      <InformationDialog opened={opened === 'information'} title="About the example" onClose={close}>
        This is an example of an information dialog.
      </InformationDialog>
      <FormDialog opened={opened === 'form'} title="Name the example" onSave={close} onCancel={close}>
        <TextField label="Name" value={text} onChange={setText} />
      </FormDialog>
    </div>
  );
}

export function StatesDemo(): ReactNode {
  return (
    <Stack>
      <ErrorSummary
        title="The example was not saved"
        problems={[
          { path: '', message: 'At least one freight item is required' },
          { path: '', label: 'Postcode', message: 'A postcode has four digits' },
        ]}
      />
      <EmptyState title="No consignments found" action={<Button>New Consignment</Button>}>
        Why nothing is here, and what to do next.
      </EmptyState>
      <FailedState title="The example could not be loaded" onRetry={() => undefined}>
        What happened, and what was kept.
      </FailedState>
      <CardSkeleton label="Loading the example" cards={[2]} />
    </Stack>
  );
}
