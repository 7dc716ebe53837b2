import { deskQueries, type KnownReceiver } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { SelectField } from '@consign/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { toReceiverDraft, type ReceiverDraft } from './receiver-draft.js';

const debounceMs = 250;

/** Fills a receiver in from the address book, for users who have one (CONS-76). */
export function KnownReceivers({
  onChoose,
}: {
  readonly onChoose: (receiver: ReceiverDraft) => void;
}): ReactNode {
  const isOn = usePermissions().has('Consignment.CREATE');
  const [term, setTerm] = useState('');
  const [settled] = useDebouncedValue(term.trim(), debounceMs);
  const book = useQuery({ ...deskQueries(useClient()).receivers(settled), enabled: isOn });
  if (!isOn) return null;
  const found = book.data ?? [];
  return (
    <SelectField
      label="From the address book"
      optional
      placeholder="Name, address or phone"
      options={found.map((receiver) => ({
        value: receiver.id,
        label: receiver.fullName ?? '',
        hint: formatPlace(receiver),
      }))}
      value={null}
      onSearch={setTerm}
      searching={book.isFetching}
      onChange={(id) => {
        const receiver = found.find((each) => each.id === id);
        if (receiver !== undefined) onChoose(toReceiverDraft(receiver));
      }}
    />
  );
}

function formatPlace({ address: { streetNumber, street, suburb, city } }: KnownReceiver): string {
  const line = [streetNumber, street].filter(Boolean).join(' ');
  return [line, suburb, city].filter((part) => part !== null && part !== '').join(', ');
}
