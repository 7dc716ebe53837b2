import { findPrintWarning } from '@consign/domain/files';
import { findPostcodeWarning, normaliseEmail, type ParticipantRole } from '@consign/domain/rules';
import { fieldId, FieldRow, TextField } from '@consign/ui';
import { useState, type ReactNode } from 'react';

import { AddressSearch } from '../AddressSearch/AddressSearch.js';
import { withAddress, type ParticipantEntry } from './participant-entry.js';

export interface EntryProps {
  readonly side: ParticipantRole;
  readonly entry: ParticipantEntry;
  /** `paths`: the changed fields, whose problems are cleared. */
  readonly onEntry: (entry: ParticipantEntry, paths: readonly string[]) => void;
  /** By path: `receiverParticipant/address/city`. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onLeave: (path: string) => void;
}

const parts = {
  fullName: 'fullName',
  streetNumber: 'address/streetNumber',
  street: 'address/street',
  suburb: 'address/suburb',
  city: 'address/city',
  postcode: 'address/postcode',
  country: 'address/country',
} as const;

interface Props extends EntryProps {
  /** Only where a place is looked for: the name may be blank, and the country may not (QUOT-03). */
  readonly isPlaceOnly?: boolean;
  /** False for a place without an addressee. */
  readonly hasName?: boolean;
}

/** A custom address (PART-02), filled by the search or by hand. */
export function CustomAddress(props: Props): ReactNode {
  const { side, entry, onEntry, errors, onLeave, isPlaceOnly = false, hasName = true } = props;
  const at = (part: keyof typeof parts): string => `${side}Participant/${parts[part]}`;
  const field = (part: keyof typeof parts) => ({
    id: fieldId(at(part)),
    value: entry[part],
    error: errors[at(part)],
    warning: findPrintWarning(entry[part]),
    onChange: (value: string) => onEntry({ ...entry, [part]: value }, [at(part)]),
    onBlur: () => onLeave(at(part)),
  });
  const postcode = field('postcode');
  // The warning waits until the postcode is complete.
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      <AddressSearch
        id={fieldId(`${side}Address`)}
        onAddress={(address, name) =>
          onEntry(
            withAddress(entry, address, name),
            (Object.keys(parts) as (keyof typeof parts)[]).map((part) => at(part)),
          )
        }
      />
      {hasName && <TextField label="Name" optional={isPlaceOnly} {...field('fullName')} />}
      <FieldRow shares={[1, 2]}>
        <TextField label="Street number" {...field('streetNumber')} />
        <TextField label="Street name" {...field('street')} />
      </FieldRow>
      <FieldRow shares={[1, 1]}>
        <TextField label="Suburb" hint="Rural: RD number, for example RD 2" {...field('suburb')} />
        <TextField label="City" hint="City or town" {...field('city')} />
      </FieldRow>
      <FieldRow shares={[1, 2]}>
        <TextField
          label="Postcode"
          {...postcode}
          warning={isTyping ? null : findPostcodeWarning(entry)}
          onChange={(value) => {
            setTyping(true);
            postcode.onChange(value);
          }}
          onBlur={() => {
            setTyping(false);
            postcode.onBlur();
          }}
        />
        <TextField label="Country" optional={!isPlaceOnly} {...field('country')} />
      </FieldRow>
    </>
  );
}

interface ContactFieldsProps extends EntryProps {
  /** Required by the service type (PART-06). */
  readonly isRequired: boolean;
  /** The site's own contact, used while nothing is typed. */
  readonly own: { readonly phone: string | null; readonly email: string | null } | null;
}

/** Contact of a participant (PART-04 to 06). One of the two may be enough, so a change clears both problems. */
export function ContactFields({
  side,
  entry,
  onEntry,
  errors,
  onLeave,
  isRequired,
  own,
}: ContactFieldsProps): ReactNode {
  const paths = { phone: `${side}Participant/phone`, email: `${side}Participant/email` } as const;
  const set = (changed: Partial<Record<keyof typeof paths, string>>): void =>
    onEntry({ ...entry, ...changed }, Object.values(paths));
  const field = (part: keyof typeof paths) => ({
    id: fieldId(paths[part]),
    value: entry[part],
    error: errors[paths[part]],
    optional: !isRequired,
    placeholder: own?.[part] ?? '',
    onChange: (value: string) => set({ [part]: value }),
  });
  return (
    <FieldRow shares={[1, 1]}>
      <TextField label="Phone" type="tel" {...field('phone')} onBlur={() => onLeave(paths.phone)} />
      <TextField
        label="Email"
        type="email"
        {...field('email')}
        onBlur={() => {
          const email = normaliseEmail(entry.email);
          if (email !== entry.email) set({ email });
          onLeave(paths.email);
        }}
      />
    </FieldRow>
  );
}
