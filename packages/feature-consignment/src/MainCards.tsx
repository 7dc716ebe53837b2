import type { Account, PackagingType, ServiceType } from '@consign/api-client/consignment';
import { DetailsSection, FreightItemsSection } from '@consign/consignment-parts';
import { isSameTrip } from '@consign/domain/bookings';
import { toLocalDay, today } from '@consign/domain/dates';
import { currentStatus } from '@consign/domain/status';
import { useServiceTypes, useSettings } from '@consign/session';
import { toastError } from '@consign/ui';
import type { ReactNode } from 'react';

import { BookingField, useBookingState } from './Booking/BookingField.js';
import { useReceiverMemory } from './desk/use-receiver-memory.js';
import { editCard } from './focus-field.js';
import { Participants } from './Participants.js';
import type { ConsignmentFormState } from './use-consignment-form.js';
import { savedTrip } from './use-form-lookups.js';

interface Props {
  readonly form: ConsignmentFormState;
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
  readonly now: () => Date;
}

/** The cards of the main column: details, sender and receiver, freight items. */
export function MainCards({ form, accounts, packagingTypes, now }: Props): ReactNode {
  const { consignment, state, dispatch, freight, editability, sections, binding, lookups } = form;
  const { pendingItem, usualPackaging } = state;
  const settings = useSettings();
  const serviceTypes = useServiceTypes();
  const chosen = binding.values.serviceType;
  // The consignment may have a service type that the organisation can no longer choose.
  const serviceType =
    serviceTypes.find(({ code }) => code === chosen) ??
    (consignment?.serviceType.code === chosen ? consignment?.serviceType : undefined);
  const status = currentStatus(consignment?.statusHistory)?.code ?? 'DRAFT';
  const booking = useBookingState(consignment?.reference ?? '', editability.booking !== null);
  const memory = useReceiverMemory({
    binding,
    isNew: consignment === null,
    shown: lookups.shown.receiver,
    packagingTypes,
    isItemEmpty: freight.items.length === 0 && pendingItem === null,
    usualPackaging,
    onUsualPackaging: (code) => dispatch({ type: 'packaging chosen', code }),
  });
  const isTripChanged = consignment !== null && !isSameTrip(savedTrip(consignment), lookups.trip);
  const isDateClosed = (booking?.data?.runBooking ?? null) !== null && !isTripChanged;
  return (
    <>
      <DetailsSection
        binding={binding}
        serviceTypes={selectableServiceTypes(serviceTypes, consignment?.serviceType)}
        savedServiceType={consignment?.serviceType}
        accounts={accounts}
        today={today(now())}
        readOnly={!sections.canEdit('details')}
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
      <Participants
        binding={binding}
        shown={lookups.shown}
        memory={memory}
        canEdit={sections.canEdit}
        edited={state.card}
        onEdit={(role) => editCard(form, role)}
        onNext={form.next}
      />
      <FreightItemsSection
        // Restored changes may bring a pending item: the section starts with it.
        key={state.itemFormKey}
        items={freight.items}
        packagingTypes={packagingTypes}
        usualPackaging={usualPackaging}
        settings={settings}
        cubicFactor={serviceType?.cubicFactor ?? null}
        readOnly={!sections.canEdit('freight')}
        deletable={editability.canDeleteFreight}
        error={binding.errors['lineItems']}
        onSave={freight.save}
        onDelete={async (item) => {
          const refusal = await freight.remove(item);
          if (refusal !== null) toastError(refusal.message);
        }}
        pendingItem={pendingItem}
        onPendingItemChange={(item) => dispatch({ type: 'item typed', pendingItem: item })}
        handle={form.openItem}
      />
    </>
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
