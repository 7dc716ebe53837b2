import { ReceiverFields, toReceiverBody, toReceiverDraft } from '@consign/consignment-parts/answers';
import { isolate } from '@consign/domain';
import { deskMutations, deskQueries, findApiError, type KnownReceiver } from '@consign/queries';
import { useClient } from '@consign/session';
import { FailedState, fieldId, focusField, layout, TextField, toastSuccess, typography } from '@consign/ui';
import { ConfirmDialog, Dialog, DialogActions, DialogForm } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import classes from './Desk.module.css';

const debounceMs = 250;

/** The typed receivers of the requesting site: found, changed, deleted (CONS-76). */
export function AddressBookDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const client = useClient();
  const [term, setTerm] = useState('');
  const [settled] = useDebouncedValue(term.trim(), debounceMs);
  const book = useQuery(deskQueries(client).receivers(settled));
  const remove = useMutation(deskMutations(client).removeReceiver());
  const clear = useMutation(deskMutations(client).clearReceivers());
  const closeButton = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<KnownReceiver | null>(null);
  const [asked, setAsked] = useState<KnownReceiver | 'all' | null>(null);
  if (edited !== null) {
    return (
      <Dialog
        opened
        title="Change receiver"
        onClose={() => setEdited(null)}
        size="lg"
        closeOnOutsideClick={false}
      >
        <ReceiverForm receiver={edited} onClose={() => setEdited(null)} />
      </Dialog>
    );
  }
  const receivers = book.data ?? [];
  const succeed = (text: string) => () => {
    closeButton.current?.focus();
    toastSuccess(text);
  };
  const confirm = (): void => {
    if (asked === 'all') clear.mutate(undefined, { onSuccess: succeed('Address book cleared') });
    else if (asked !== null) {
      remove.mutate(asked.id, { onSuccess: succeed(`${isolate(asked.fullName ?? '')} deleted`) });
    }
    setAsked(null);
  };
  return (
    <Dialog opened title="Address book" onClose={onClose} size="lg">
      <TextField
        label="Search"
        placeholder="Name, address or phone"
        value={term}
        onChange={setTerm}
        maxLength={250}
        focusOnMount
      />
      {book.isError ? (
        <FailedState title="The address book could not be loaded" onRetry={() => void book.refetch()}>
          Nothing in it has changed.
        </FailedState>
      ) : (
        <ul className={`${layout.rows} ${classes.list}`} aria-label="Receivers" aria-busy={book.isPending}>
          {receivers.map((receiver) => (
            <ReceiverRow
              key={receiver.id}
              receiver={receiver}
              onEdit={() => setEdited(receiver)}
              onDelete={() => setAsked(receiver)}
            />
          ))}
        </ul>
      )}
      {book.isSuccess && receivers.length === 0 && (
        <p>
          {settled === ''
            ? 'Typed receivers appear here once a consignment to them is saved.'
            : 'No matching receivers.'}
        </p>
      )}
      <DialogActions
        message={
          (remove.isError || clear.isError) && (
            <p className={typography.error} role="alert">
              The address book could not be changed. Try again.
            </p>
          )
        }
      >
        {receivers.length > 0 && (
          <Button variant="subtle" color="red" onClick={() => setAsked('all')}>
            Clear address book
          </Button>
        )}
        <Button ref={closeButton} variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
      <ConfirmDialog
        opened={asked !== null}
        title={asked === 'all' ? 'Clear the address book?' : `Delete '${isolate(asked?.fullName ?? '')}'?`}
        confirmLabel={asked === 'all' ? 'Clear' : 'Delete'}
        cancelLabel="Keep"
        destructive
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {asked === 'all' ? 'All receivers go' : 'The receiver goes'} for everybody of your requesting site.
        Consignments stay as they are.
      </ConfirmDialog>
    </Dialog>
  );
}

interface RowProps {
  readonly receiver: KnownReceiver;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function ReceiverRow({ receiver, onEdit, onDelete }: RowProps): ReactNode {
  const { fullName, phone, email, address } = receiver;
  const { streetNumber, street, suburb, city, postcode } = address;
  const parts = [
    [streetNumber, street].filter(Boolean).join(' '),
    suburb,
    [city, postcode].filter(Boolean).join(' '),
  ];
  const line = [...parts, phone, email].filter((part) => part !== null && part !== '').join(', ');
  return (
    <li>
      <span className={layout.entry}>
        <bdi className={typography.strong}>{fullName}</bdi>
        <bdi className={typography.note}>{line}</bdi>
      </span>
      <span className={layout.row}>
        <Button variant="default" size="compact-sm" aria-label={`Edit ${fullName ?? ''}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Delete ${fullName ?? ''}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </span>
    </li>
  );
}

interface Props {
  readonly receiver: KnownReceiver;
  readonly onClose: () => void;
}

/** Changes a receiver of the address book (CONS-76). */
function ReceiverForm({ receiver, onClose }: Props): ReactNode {
  const [draft, setDraft] = useState(() => toReceiverDraft(receiver));
  const save = useMutation(deskMutations(useClient()).saveReceiver());
  const refusal = findApiError(save.error);
  const problems = refusal?.problems ?? [];
  const field = (path: string) => ({
    id: fieldId(`known/${path}`),
    value: draft[path] ?? '',
    error: problems.find((each) => each.path === path)?.message,
    onChange: (text: string) => setDraft((now) => ({ ...now, [path]: text })),
  });
  const submit = (): void => {
    save.mutate(
      {
        id: receiver.id,
        body: toReceiverBody(draft, receiver),
      },
      {
        onSuccess: () => {
          toastSuccess('Receiver saved');
          onClose();
        },
        onError: (error) => focusField(`known/${findApiError(error)?.problems[0]?.path ?? ''}`),
      },
    );
  };
  const failure =
    refusal?.status === 404
      ? 'This receiver was deleted. What you entered is still here.'
      : 'The receiver could not be saved. What you entered is still here. Try again.';
  const isAtField = problems.some(({ path }) => path !== '');
  return (
    <DialogForm
      onSave={submit}
      onCancel={onClose}
      busy={save.isPending}
      error={save.isError && !isAtField ? failure : null}
    >
      <ReceiverFields field={field} />
    </DialogForm>
  );
}
