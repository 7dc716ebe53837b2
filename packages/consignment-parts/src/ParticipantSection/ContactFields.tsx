import { normaliseEmail } from '@consign/domain/rules';
import { FieldRow, fieldId, TextField } from '@consign/ui';
import type { ReactNode } from 'react';

import type { EntryProps } from './CustomAddress.js';

interface Props extends EntryProps {
  /** Required by the service type (PART-06). */
  readonly isRequired: boolean;
  /** The site's own contact, used while nothing is typed. */
  readonly own: { readonly phone: string | null; readonly email: string | null } | null;
}

/** Contact of a participant (PART-04 to 06). One of the two may be enough, so a change clears both problems. */
export function ContactFields({ side, entry, onEntry, errors, onLeave, isRequired, own }: Props): ReactNode {
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
