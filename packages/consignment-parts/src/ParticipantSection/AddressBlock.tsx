import type { Participant } from '@consign/api-client/consignment';
import { typography, useMedia } from '@consign/ui';
import { VisuallyHidden } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { findMapAddress, toPhoneAddress } from './contact-addresses.js';
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

/** Touch, or a phone's width. At a desk the address stays text, without Tab stops. */
const touched = '(pointer: coarse), (max-width: 39.99em)';

/** The address and contact of a participant, read-only. On touch screens, links to call, email and open a map (CONS-97). */
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
  const isTouched = useMedia(touched);
  const map = isTouched ? findMapAddress(address) : null;
  return (
    <address className={classes.address}>
      {lines.map((line, index) => (
        <span key={line} className={index === 0 ? typography.name : undefined}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {hasContact && phone !== null && phone !== '' && (
        <Contact icon={<IconPhone size={16} aria-hidden />} href={isTouched ? toPhoneAddress(phone) : null}>
          {isTouched && <VisuallyHidden component="span">Call </VisuallyHidden>}
          {phone}
        </Contact>
      )}
      {hasContact && email !== null && email !== '' && (
        <Contact
          icon={<IconMail size={16} aria-hidden />}
          href={isTouched ? `mailto:${encodeURIComponent(email)}` : null}
        >
          {email}
        </Contact>
      )}
      {map !== null && (
        <Contact icon={<IconMapPin size={16} aria-hidden />} href={map}>
          Open in maps <VisuallyHidden component="span">for {fullName}</VisuallyHidden>
        </Contact>
      )}
    </address>
  );
}

interface ContactProps {
  readonly icon: ReactNode;
  /** Null for text. */
  readonly href: string | null;
  readonly children: ReactNode;
}

function Contact({ icon, href, children }: ContactProps): ReactNode {
  if (href === null) return <span className={typography.dimmed}>{children}</span>;
  const isWeb = href.startsWith('https:');
  return (
    <a
      className={classes.link}
      href={href}
      {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {icon}
      <bdi>{children}</bdi>
    </a>
  );
}
