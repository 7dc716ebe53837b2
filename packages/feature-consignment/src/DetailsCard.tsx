import type { Account, ServiceType } from '@consign/api-client/consignment';
import { DetailsSection, savedTrip, useBinding, type Binding } from '@consign/consignment-parts';
import { isSameTrip } from '@consign/domain/bookings';
import { toLocalDay, today } from '@consign/domain/dates';
import { choiceLabel, selectable } from '@consign/domain/rules';
import { currentStatus } from '@consign/domain/status';
import { useServiceTypes } from '@consign/session';
import { fieldId, SelectField } from '@consign/ui';
import type { ReactNode } from 'react';

import { BookingField, useBookingState } from './Booking/BookingField.js';
import type { FormValues } from './form-values.js';
import type { ConsignmentFormState } from './use-consignment-form.js';

/** Service type, account and dates, with the booking of the delivery. */
export function DetailsCard({ form }: { readonly form: ConsignmentFormState }): ReactNode {
  const { consignment, accounts, now, editability, sections, lookups } = form;
  const binding = useBinding(form, [
    'serviceType',
    'accountId',
    'requestedPickupDate',
    'requestedDeliveryDate',
  ]);
  const serviceTypes = useServiceTypes();
  const readOnly = !sections.canEdit('details');
  const status = currentStatus(consignment?.statusHistory)?.code ?? 'DRAFT';
  const booking = useBookingState(consignment?.reference ?? '', editability.booking !== null);
  const isTripChanged = consignment !== null && !isSameTrip(savedTrip(consignment), lookups.trip);
  const isDateClosed = (booking?.data?.runBooking ?? null) !== null && !isTripChanged;
  return (
    <DetailsSection
      binding={binding}
      serviceTypes={selectableServiceTypes(serviceTypes, consignment?.serviceType)}
      savedServiceType={consignment?.serviceType}
      account={<AccountField binding={binding} accounts={accounts} readOnly={readOnly} />}
      today={today(now())}
      readOnly={readOnly}
      dateReadOnly={!sections.canEdit('requestedDeliveryDate') || isDateClosed}
      pickup={sections.findOptional('requestedPickupDate')}
      dates={lookups.dates}
      dateOptional={status === 'DRAFT'}
      confirmedDate={
        editability.showsConfirmedDate ? toLocalDay(consignment?.confirmedDeliveryDateTimeUtc) : null
      }
    >
      {consignment !== null && booking !== null && (
        <BookingField
          consignment={consignment}
          booking={booking}
          today={today(now())}
          canChange={editability.booking?.canChange === true}
          blockedReason={findBlockedReason(form.isLocked, isTripChanged)}
        />
      )}
    </DetailsSection>
  );
}

interface AccountFieldProps {
  readonly binding: Binding<Pick<FormValues, 'accountId'>>;
  readonly accounts: readonly Account[];
  readonly readOnly: boolean;
}

function AccountField({ binding, accounts, readOnly }: AccountFieldProps): ReactNode {
  const { values, errors, change, leave } = binding;
  return (
    <SelectField
      id={fieldId('accountId')}
      label="Invoice account"
      options={selectable(accounts, values.accountId).map(({ id, code, description, isActive }) => ({
        value: id,
        label: choiceLabel(description === '' ? code : `${code} ${description}`, isActive),
      }))}
      value={values.accountId}
      error={errors['accountId']}
      readOnly={readOnly}
      onChange={(value) => change('accountId', value)}
      onBlur={() => leave('accountId')}
    />
  );
}

/** Why a booking can't be changed now, whatever its status. */
function findBlockedReason(isLocked: boolean, isTripChanged: boolean): string | null {
  if (isLocked) return 'Another action is in progress';
  return isTripChanged ? 'Save your changes first: they decide which slots there are' : null;
}

/** The service types that are offered, and the consignment's own if that was withdrawn (CONS-56). */
function selectableServiceTypes(offered: readonly ServiceType[], own?: ServiceType): readonly ServiceType[] {
  return own === undefined || offered.some(({ code }) => code === own.code) ? offered : [own, ...offered];
}
