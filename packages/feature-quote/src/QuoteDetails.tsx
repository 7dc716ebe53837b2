import type { ServiceType } from '@consign/api-client/consignment';
import { RequestedDate, useBinding } from '@consign/consignment-parts';
import { formatDate, today } from '@consign/domain/dates';
import { useSettings } from '@consign/session';
import { Card, FieldRow, fieldId, SelectField } from '@consign/ui';
import type { ReactNode } from 'react';

import type { QuoteForm } from './use-quote-form.js';

interface Props {
  readonly form: QuoteForm;
  readonly serviceTypes: readonly ServiceType[];
  readonly readOnly: boolean;
  readonly now: () => Date;
}

/** Service type and requested dates (QUOT-01); the pickup date only where the tenant uses it (DATE-01). */
export function QuoteDetails({ form, serviceTypes, readOnly, now }: Props): ReactNode {
  const { values, errors, change, leave } = useBinding(form, [
    'serviceType',
    'requestedPickupDate',
    'requestedDeliveryDate',
  ]);
  const { dates } = form.lookups;
  const { requestedPickupDateEnabled: hasPickup } = useSettings();
  const possible = dates.findPossible({
    pickup: values.requestedPickupDate,
    delivery: values.requestedDeliveryDate,
  });
  const date = (name: 'requestedPickupDate' | 'requestedDeliveryDate') => ({
    id: fieldId(name),
    path: name,
    today: today(now()),
    value: values[name],
    error: errors[name],
    readOnly,
    onChange: (value: string) => change(name, value),
    onBlur: () => leave(name),
  });
  return (
    <Card title="Consignment details">
      <FieldRow folds shares={hasPickup ? [1, 1, 1] : [1, 1]}>
        <SelectField
          id={fieldId('serviceType')}
          label="Service type"
          options={serviceTypes.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.serviceType}
          error={errors['serviceType']}
          readOnly={readOnly}
          onChange={(value) => change('serviceType', value)}
          onBlur={() => leave('serviceType')}
        />
        {hasPickup && (
          <RequestedDate
            {...date('requestedPickupDate')}
            label="Requested pickup date"
            optional
            possible={possible.pickup}
            closedDays={dates.closed.pickup}
            failure={dates.failures.pickup}
          />
        )}
        <RequestedDate
          {...date('requestedDeliveryDate')}
          label="Requested delivery date"
          possible={possible.delivery}
          closedDays={dates.closed.delivery}
          failure={dates.failures.delivery}
          earliest={dates.serviceDay === null ? undefined : `Earliest ${formatDate(dates.serviceDay)}`}
        />
      </FieldRow>
    </Card>
  );
}
