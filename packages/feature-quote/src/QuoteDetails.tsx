import { DetailsSection, useBinding } from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import { useServiceTypes, useSettings } from '@consign/session';
import type { ReactNode } from 'react';

import type { QuoteForm } from './use-quote-form.js';

interface Props {
  readonly form: QuoteForm;
  readonly readOnly: boolean;
  readonly now: () => Date;
}

/** Service type and requested dates (QUOT-01); the pickup date only where the tenant uses it (DATE-01). */
export function QuoteDetails({ form, readOnly, now }: Props): ReactNode {
  const { requestedPickupDateEnabled: hasPickup } = useSettings();
  return (
    <DetailsSection
      binding={useBinding(form, ['serviceType', 'requestedPickupDate', 'requestedDeliveryDate'])}
      serviceTypes={useServiceTypes()}
      today={today(now())}
      readOnly={readOnly}
      dateReadOnly={readOnly}
      pickup={hasPickup ? { readOnly } : null}
      dates={form.lookups.dates}
      dateOptional={false}
      confirmedDate={null}
    />
  );
}
