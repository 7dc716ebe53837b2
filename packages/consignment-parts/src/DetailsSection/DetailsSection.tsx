import type { Account, ServiceType } from '@consign/api-client/consignment';
import { choiceLabel, selectable } from '@consign/domain/rules';
import { Card, DateField, FieldRow, fieldId, SelectField } from '@consign/ui';
import type { ReactNode } from 'react';

import type { Binding } from '../binding.js';

export interface DetailsValues {
  readonly serviceType: string | null;
  readonly accountId: string | null;
  /** As DateField keeps it. */
  readonly requestedDeliveryDate: string;
}

interface Props {
  readonly binding: Binding<DetailsValues>;
  readonly serviceTypes: readonly ServiceType[];
  readonly accounts: readonly Account[];
  /** In Pacific/Auckland. */
  readonly today: string;
  readonly readOnly: boolean;
  readonly dateReadOnly: boolean;
  /** A blank delivery date is fine: the consignment is a draft (DATE-06). */
  readonly dateOptional: boolean;
  /** Stands in the place of the requested one, and is not to be changed (DATE-05). */
  readonly confirmedDate: string | null;
}

/** Service type, invoice account and requested delivery date. */
export function DetailsSection({
  binding: { values, errors, change, leave },
  serviceTypes,
  accounts,
  today,
  readOnly,
  dateReadOnly,
  dateOptional,
  confirmedDate,
}: Props): ReactNode {
  const offered = selectable(accounts, values.accountId);
  return (
    <Card title="Consignment details">
      <FieldRow shares={[1, 1, 1]}>
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
        <SelectField
          id={fieldId('accountId')}
          label="Invoice account"
          options={offered.map(({ id, code, description, isActive }) => ({
            value: id,
            label: choiceLabel(description === '' ? code : `${code} ${description}`, isActive),
          }))}
          value={values.accountId}
          error={errors['accountId']}
          readOnly={readOnly}
          onChange={(value) => change('accountId', value)}
          onBlur={() => leave('accountId')}
        />
        {confirmedDate === null ? (
          <DateField
            id={fieldId('requestedDeliveryDate')}
            label="Requested delivery date"
            today={today}
            value={values.requestedDeliveryDate}
            error={errors['requestedDeliveryDate']}
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
    </Card>
  );
}
