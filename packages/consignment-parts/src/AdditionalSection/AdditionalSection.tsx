import { limits } from '@consign/domain/rules';
import { Card, fieldId, TextField } from '@consign/ui';
import type { ReactNode } from 'react';

import type { Binding } from '../binding.js';

export interface AdditionalValues {
  readonly notes: string;
  readonly receiverNotes: string;
  readonly salesReference: string;
}

interface Props {
  readonly binding: Binding<AdditionalValues>;
  readonly readOnly: boolean;
}

/** Notes and the sales reference. */
export function AdditionalSection({
  binding: { values, errors, change, leave },
  readOnly,
}: Props): ReactNode {
  const field = (name: keyof AdditionalValues) => ({
    id: fieldId(name),
    value: values[name],
    error: errors[name],
    optional: true,
    readOnly,
    onChange: (value: string) => change(name, value),
    onBlur: () => leave(name),
  });
  return (
    <Card title="Additional details">
      <TextField label="Sender notes" lines={3} {...field('notes')} />
      <TextField label="Receiver notes" lines={3} {...field('receiverNotes')} />
      <TextField
        label="Sales reference"
        maxLength={limits.salesReferenceTyped}
        {...field('salesReference')}
      />
    </Card>
  );
}
