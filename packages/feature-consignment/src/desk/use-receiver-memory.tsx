import type { PackagingType } from '@consign/api-client/consignment';
import {
  toParticipantEntry,
  type Binding,
  type OtherReceivers,
  type ParticipantEntry,
  knownParticipant,
  type ShownParticipant,
} from '@consign/consignment-parts';
import { isolate } from '@consign/domain';
import { deskQueries, type KnownReceiver } from '@consign/queries';
import { useClient, usePermissions, useServiceTypes, useSettings } from '@consign/session';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { focusField, layout } from '@consign/ui';
import { Box, Button } from '@mantine/core';
import { flushSync } from 'react-dom';

import type { FormValues } from '../form-values.js';
import { findOffer } from './receiver-offer.js';

interface Options {
  readonly binding: Binding<Pick<FormValues, 'serviceType' | 'receiverSite' | 'receiverEntry'>>;
  /** Of a consignment that was never saved. */
  readonly isNew: boolean;
  readonly shown: ShownParticipant;
  readonly packagingTypes: readonly PackagingType[];
  /** Whether the form of the first freight item is open and untouched. */
  readonly isItemEmpty: boolean;
  readonly usualPackaging: string | null;
  readonly onUsualPackaging: (code: string) => void;
}

export interface ReceiverMemory {
  /** The address book, offered below the sites (CONS-75). */
  readonly others: OtherReceivers;
  /** Offers the last values used for the receiver (CONS-72). */
  readonly offer: ReactNode;
}

const minLength = 2;
const debounceMs = 250;

/** The address book and the last values of receivers, for the Receiver card. */
export function useReceiverMemory(options: Options): ReceiverMemory {
  const { binding, isNew, shown, packagingTypes } = options;
  const { values, change } = binding;
  const desk = deskQueries(useClient());
  const serviceTypes = useServiceTypes();
  const canCreate = usePermissions().has('Consignment.CREATE');
  const { allowCustomParticipants } = useSettings();
  const [typed, search] = useState('');
  const [picked, setPicked] = useState<KnownReceiver | null>(null);
  const term = typed.trim();
  const [settled] = useDebouncedValue(term, debounceMs);
  const isAsked = canCreate && allowCustomParticipants && settled.length >= minLength;
  const book = useQuery({ ...desk.receivers(settled), enabled: isAsked });
  const found = isAsked && settled === term ? (book.data ?? []) : [];

  const site = values.receiverSite;
  const lastTo = useQuery({
    ...desk.lastTo(site?.participantId ?? ''),
    enabled: isNew && canCreate && site !== null,
  });
  const isPicked = picked !== null && values.receiverEntry?.fullName === picked.fullName;
  const known = site === null ? (isPicked ? picked : null) : (lastTo.data ?? null);
  const offer =
    isNew && known !== null
      ? findOffer(known, {
          ...options,
          values,
          serviceTypes,
          packagingTypes,
          contact: knownParticipant(shown),
        })
      : null;

  return {
    others: {
      options: found.map((each) => ({ value: each.id, label: toLabel(each), hint: toHint(each) })),
      search,
      choose: (id) => {
        const chosen = found.find((each) => each.id === id);
        if (chosen === undefined) return false;
        setPicked(chosen);
        change('receiverSite', null);
        change('receiverEntry', toEntry(chosen), entryPaths);
        return true;
      },
    },
    offer: offer !== null && (
      <ReceiverOffer
        parts={offer.parts}
        onUse={() => {
          if (offer.serviceType !== null) change('serviceType', offer.serviceType);
          if (offer.entry !== null) change('receiverEntry', offer.entry, entryPaths);
          if (offer.packaging !== null) options.onUsualPackaging(offer.packaging);
        }}
      />
    ),
  };
}

const entryPaths = [
  'receiverEntry',
  'receiverSite',
  ...['fullName', 'phone', 'email'].map((part) => `receiverParticipant/${part}`),
  ...['streetNumber', 'street', 'suburb', 'city', 'postcode', 'country'].map(
    (part) => `receiverParticipant/address/${part}`,
  ),
];

function toEntry({ id, fullName, phone, email, address }: KnownReceiver): ParticipantEntry | null {
  return toParticipantEntry({ id, fullName, phone, email, address, siteProxy: null, isHub: false });
}

const toLabel = ({ fullName }: KnownReceiver): string => isolate(fullName ?? '');

/** 'Address book: 5 Bank Street, Regent, Whangārei' */
function toHint({ address }: KnownReceiver): string {
  const { streetNumber, street, suburb, city } = address;
  const line = [[streetNumber, street].filter(Boolean).join(' '), suburb, city];
  return `Address book: ${[...new Set(line)].filter((part) => part !== null && part !== '').join(', ')}`;
}

interface OfferProps {
  readonly parts: readonly string[];
  readonly onUse: () => void;
}

/** Offers the last values used for a receiver (CONS-72). */
export function ReceiverOffer({ parts, onUse }: OfferProps): ReactNode {
  return (
    <Box mb={12} className={layout.notice} data-row data-apart>
      <output className={layout.grows}>Last time: {parts.join(', ')}</output>
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
    </Box>
  );
}
