import { ReceiverFields, toReceiverBody, toReceiverDraft } from '@consign/consignment-parts/answers';
import { findApiError, deskMutations, type KnownReceiver } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { DialogForm } from '@consign/ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly receiver: KnownReceiver;
  readonly onClose: () => void;
}

/** Changes a receiver of the address book (CONS-76). */
export function ReceiverForm({ receiver, onClose }: Props): ReactNode {
  const [draft, setDraft] = useState(() => toReceiverDraft(receiver));
  const save = useMutation(deskMutations(useClient()).saveReceiver());
  const problems = findApiError(save.error)?.problems ?? [];
  const field = (path: string) => ({
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
      },
    );
  };
  const isAtField = problems.some(({ path }) => path !== '');
  return (
    <DialogForm
      onSave={submit}
      onCancel={onClose}
      busy={save.isPending}
      error={
        save.isError && !isAtField
          ? 'The receiver could not be saved. What you entered is still here. Try again.'
          : null
      }
    >
      <ReceiverFields field={field} />
    </DialogForm>
  );
}
