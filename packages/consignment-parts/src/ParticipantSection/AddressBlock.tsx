import type { Participant } from '@consign/api-client/consignment';
import type { ReactNode } from 'react';

import classes from './ParticipantSection.module.css';

/** Where a participant is and how to reach it, to read. */
export function AddressBlock({ participant }: { readonly participant: Participant }): ReactNode {
  const { fullName, phone, email, address } = participant;
  const parts = [
    fullName,
    [address.streetNumber, address.street].filter(Boolean).join(' '),
    address.suburb,
    [address.city, address.postcode].filter(Boolean).join(' '),
    address.country,
  ];
  // Where suburb and town are one, it is said once.
  const lines = [...new Set(parts)].filter((line): line is string => line !== null && line !== '');
  return (
    <address className={classes.address}>
      {lines.map((line, index) => (
        <span key={line} className={index === 0 ? classes.name : undefined}>
          {line}
        </span>
      ))}
      {phone !== null && <span className={classes.contact}>{phone}</span>}
      {email !== null && <span className={classes.contact}>{email}</span>}
    </address>
  );
}
