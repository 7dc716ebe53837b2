import type { Account, Consignment, PackagingType, ServiceType } from '@consign/api-client/consignment';
import { DetailsSection, FreightItemsSection, type Freight } from '@consign/consignment-parts';
import { isSameTrip } from '@consign/domain/bookings';
import { toLocalDay, today } from '@consign/domain/dates';
import { currentStatus } from '@consign/domain/status';
import { useServiceTypes, useSettings } from '@consign/session';
import { toastError } from '@consign/ui';
import type { ReactNode } from 'react';

import { BookingField, useBookingState } from './Booking/index.js';
import { useReceiverMemory } from './desk/use-receiver-memory.js';
import { Participants } from './Participants.js';
import type { ConsignmentFormState } from './use-consignment-form.js';
import type { ScreenEditability, SectionAccess } from './use-editability.js';
import type { EditedCard } from './use-edited-card.js';
import { savedTrip } from './use-form-lookups.js';

interface Props {
  readonly consignment: Consignment | null;
  readonly form: ConsignmentFormState;
  readonly freight: Freight;
  readonly card: EditedCard;
  readonly editability: ScreenEditability;
  readonly sections: SectionAccess;
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
  readonly now: () => Date;
}

/** The cards of the main column: details, sender and receiver, freight items. */
export function MainCards(props: Props): ReactNode {
  const { consignment, form, freight, card, editability, sections, accounts, packagingTypes, now } = props;
  const { binding, content, lookups, submission } = form;
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
    isItemEmpty: freight.items.length === 0 && content.pendingItem === null,
    usualPackaging: content.usualPackaging,
    onUsualPackaging: content.setUsualPackaging,
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
        edited={card.edited}
        onEdit={card.edit}
        onNext={(role) => submission.next(role, (missing) => card.openNext(role, missing))}
      />
      <FreightItemsSection
        // Restored changes may bring a pending item: the section starts with it.
        key={content.contentKey}
        items={freight.items}
        packagingTypes={packagingTypes}
        usualPackaging={content.usualPackaging}
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
        pendingItem={content.pendingItem}
        onPendingItemChange={content.setPendingItem}
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
