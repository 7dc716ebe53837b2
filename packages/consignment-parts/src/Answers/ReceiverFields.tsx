import { FieldRow, TextField, type TextFieldProps } from '@consign/ui';
import type { ReactNode } from 'react';

interface Props {
  /** What the field of a path holds, such as `address/street`. */
  readonly field: (path: string) => Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange'>;
}

/** The fields of a typed receiver. */
export function ReceiverFields({ field }: Props): ReactNode {
  return (
    <>
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
    </>
  );
}
