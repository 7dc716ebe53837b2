import type { BookingSlot } from '@consign/api-client/consignment';
import { testId } from '@consign/session/testing';

/** A slot of a delivery run with three places left. */
export const buildSlot = (
  name: string,
  startsAt: string,
  endsAt: string,
  more: Partial<BookingSlot> = {},
): BookingSlot => ({
  scheduleId: testId(50),
  deliveryRunName: name,
  scheduleStartDateTimeUtc: startsAt,
  scheduleEndDateTimeUtc: endsAt,
  status: 'Available',
  placesLeft: 3,
  ...more,
});
