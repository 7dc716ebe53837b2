import type { Participant } from '@consign/api-client/consignment';
import type { ReactNode } from 'react';

import classes from './ParticipantSection.module.css';

/** The parts of a participant that are shown. */
export interface ShownAddressee extends Pick<Participant, 'fullName' | 'phone' | 'email'> {
  readonly address: Pick<
    Participant['address'],
    'streetNumber' | 'street' | 'suburb' | 'city' | 'postcode' | 'country'
  >;
}

interface Props {
  readonly participant: ShownAddressee;
  readonly hasContact?: boolean;
}

/** The address and contact of a participant, read-only. */
export function AddressBlock({ participant, hasContact = true }: Props): ReactNode {
  const { fullName, phone, email, address } = participant;
  const parts = [
    fullName,
    [address.streetNumber, address.street].filter(Boolean).join(' '),
    address.suburb,
    [address.city, address.postcode].filter(Boolean).join(' '),
    address.country,
  ];
  // Show a suburb that equals the town once.
  const lines = [...new Set(parts)].filter((line): line is string => line !== null && line !== '');
  return (
    <address className={classes.address}>
      {lines.map((line, index) => (
        <span key={line} className={index === 0 ? classes.name : undefined}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {hasContact && phone !== null && phone !== '' && <span className={classes.contact}>{phone}</span>}
      {hasContact && email !== null && email !== '' && <span className={classes.contact}>{email}</span>}
    </address>
  );
}
