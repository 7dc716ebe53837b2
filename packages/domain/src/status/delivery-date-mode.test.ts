import { expect, it } from 'vitest';

import { deliveryDateMode, statusCodes } from './index.js';

it.each([null, ...statusCodes])(
  '[DATE-05] in status %s: booking after Draft where there are bookings, otherwise confirmed once there is a date',
  (status) => {
    const mode = (DeliveryBookings: boolean, hasConfirmedDate: boolean) =>
      deliveryDateMode({ status, hasConfirmedDate, flags: { DeliveryBookings } });
    const booking = status === null || status === 'DRAFT' ? 'requested' : 'booking';
    expect([mode(true, true), mode(true, false)]).toEqual([booking, booking]);
    expect([mode(false, true), mode(false, false)]).toEqual(['confirmed', 'requested']);
  },
);
