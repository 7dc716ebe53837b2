import { findApiError, deskMutations, type KnownReceiver } from '@consign/queries';
import { useClient } from '@consign/session';
import { FieldRow, TextField, toastSuccess } from '@consign/ui';
import { DialogForm } from '@consign/ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly receiver: KnownReceiver;
  readonly onClose: () => void;
}

const addressParts = ['streetNumber', 'street', 'suburb', 'city', 'postcode', 'country'] as const;

/** Changes a receiver of the address book (CONS-76). */
export function ReceiverForm({ receiver, onClose }: Props): ReactNode {
  const { fullName, phone, email, address } = receiver;
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>(() => ({
    fullName: fullName ?? '',
    phone: phone ?? '',
    email: email ?? '',
    ...Object.fromEntries(addressParts.map((part) => [`address/${part}`, address[part] ?? ''])),
  }));
  const save = useMutation(deskMutations(useClient()).saveReceiver());
  const problems = findApiError(save.error)?.problems ?? [];
  const field = (path: string) => ({
    value: draft[path] ?? '',
    error: problems.find((each) => each.path === path)?.message,
    onChange: (text: string) => setDraft((now) => ({ ...now, [path]: text })),
  });
  const text = (path: string): string => draft[path]?.trim() ?? '';
  const optional = (path: string): string | null => text(path) || null;
  const submit = (): void => {
    save.mutate(
      {
        id: receiver.id,
        body: {
          fullName: text('fullName'),
          phone: optional('phone'),
          email: optional('email'),
          address: {
            ...Object.fromEntries(addressParts.map((part) => [part, optional(`address/${part}`)])),
            state: address.state,
          },
        },
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
      <TextField label="Name" {...field('fullName')} />
      <FieldRow shares={[1, 1]}>
        <TextField label="Phone" type="tel" optional {...field('phone')} />
        <TextField label="Email" type="email" optional {...field('email')} />
      </FieldRow>
      <FieldRow shares={[1, 2]}>
        <TextField label="Street number" {...field('address/streetNumber')} />
        <TextField label="Street name" {...field('address/street')} />
      </FieldRow>
      <FieldRow shares={[1, 1]}>
        <TextField label="Suburb" {...field('address/suburb')} />
        <TextField label="City" {...field('address/city')} />
      </FieldRow>
      <FieldRow shares={[1, 2]}>
        <TextField label="Postcode" {...field('address/postcode')} />
        <TextField label="Country" optional {...field('address/country')} />
      </FieldRow>
    </DialogForm>
  );
}
