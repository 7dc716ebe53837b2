import type { ServiceType } from '@consign/api-client/consignment';
import { formatDate } from '@consign/domain/dates';
import { Card, DateField, FieldRow, fieldId, SelectField } from '@consign/ui';
import type { ReactNode } from 'react';

import type { Binding } from '../binding.js';
import { RequestedDate } from './RequestedDate.js';
import type { DateLookups } from './use-date-lookups.js';

export interface DetailsValues {
  readonly serviceType: string | null;
  /** In the format of DateField. */
  readonly requestedPickupDate: string;
  readonly requestedDeliveryDate: string;
}

interface Props {
  readonly binding: Binding<DetailsValues>;
  readonly serviceTypes: readonly ServiceType[];
  /** The saved one, to flag another choice (CONS-47). */
  readonly savedServiceType?: ServiceType | undefined;
  /** The field of the invoice account; none in a quote (CONS-51). */
  readonly account?: ReactNode;
  /** In Pacific/Auckland. */
  readonly today: string;
  readonly readOnly: boolean;
  readonly dateReadOnly: boolean;
  /** Null where the tenant does not use pickup dates (DATE-01). */
  readonly pickup: { readonly readOnly: boolean } | null;
  readonly dates: DateLookups;
  /** Whether the delivery date may be blank, as in a draft (DATE-06). */
  readonly dateOptional: boolean;
  /** If set, shown read-only in place of the requested date (DATE-05). */
  readonly confirmedDate: string | null;
  /** Below the fields: the booking of the delivery (DATE-05). */
  readonly children?: ReactNode;
}

/** Service type, invoice account and requested dates. */
export function DetailsSection({
  binding: { values, errors, change, leave },
  serviceTypes,
  savedServiceType,
  account,
  today,
  readOnly,
  dateReadOnly,
  pickup,
  dates,
  dateOptional,
  confirmedDate,
  children,
}: Props): ReactNode {
  const possible = dates.findPossible({
    pickup: pickup === null ? '' : values.requestedPickupDate,
    delivery: values.requestedDeliveryDate,
  });
  const isChanged = savedServiceType !== undefined && savedServiceType.code !== values.serviceType;
  const shares = account === undefined ? [1, 1] : [1, 1, 1];
  const sharesWithPickup = account === undefined ? [1, 1, 1] : [18, 30, 23, 23];
  return (
    <Card title="Consignment details">
      <FieldRow folds shares={pickup === null ? shares : sharesWithPickup}>
        <SelectField
          id={fieldId('serviceType')}
          label="Service type"
          options={serviceTypes.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.serviceType}
          error={errors['serviceType']}
          warning={isChanged ? `Not saved: it is ${savedServiceType.name}` : null}
          readOnly={readOnly}
          onChange={(value) => change('serviceType', value)}
          onBlur={() => leave('serviceType')}
        />
        {account}
        {pickup !== null && (
          <RequestedDate
            id={fieldId('requestedPickupDate')}
            path="requestedPickupDate"
            possible={possible.pickup}
            label="Requested pickup date"
            today={today}
            value={values.requestedPickupDate}
            error={errors['requestedPickupDate']}
            closedDays={dates.closed.pickup}
            failure={dates.failures.pickup}
            optional
            readOnly={pickup.readOnly}
            onChange={(value) => change('requestedPickupDate', value)}
            onBlur={() => leave('requestedPickupDate')}
          />
        )}
        {confirmedDate === null ? (
          <RequestedDate
            id={fieldId('requestedDeliveryDate')}
            path="requestedDeliveryDate"
            possible={possible.delivery}
            label="Requested delivery date"
            today={today}
            value={values.requestedDeliveryDate}
            error={errors['requestedDeliveryDate']}
            closedDays={dates.closed.delivery}
            failure={dates.failures.delivery}
            earliest={
              dates.serviceDay === null || dateReadOnly
                ? undefined
                : `Earliest ${formatDate(dates.serviceDay)}`
            }
            optional={dateOptional}
            readOnly={dateReadOnly}
            onChange={(value) => change('requestedDeliveryDate', value)}
            onBlur={() => leave('requestedDeliveryDate')}
          />
        ) : (
          <DateField
            label="Confirmed delivery date"
            today={today}
            value={confirmedDate}
            readOnly
            onChange={() => undefined}
          />
        )}
      </FieldRow>
      {children}
    </Card>
  );
}
