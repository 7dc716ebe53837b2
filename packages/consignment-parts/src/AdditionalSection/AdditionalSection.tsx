import { limits } from '@consign/domain/rules';
import { Card, fieldId, TextField } from '@consign/ui';
import type { ReactNode } from 'react';

import type { Binding } from '../binding.js';
import type { Later } from '../later.js';
import { TrackingLink } from './TrackingLink.js';

export interface AdditionalValues {
  readonly notes: string;
  readonly receiverNotes: string;
  readonly salesReference: string;
}

interface Props {
  readonly binding: Binding<AdditionalValues>;
  readonly readOnly: boolean;
  /** Where anybody can follow the consignment (CONS-05); null before there is such a place. */
  readonly trackingUrl?: string | null | undefined;
  readonly later?: Later | undefined;
}

/** Notes and the sales reference. */
export function AdditionalSection({
  binding: { values, errors, change, leave },
  readOnly,
  trackingUrl = null,
  later,
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
      {trackingUrl !== null && <TrackingLink href={trackingUrl} later={later} />}
    </Card>
  );
}
