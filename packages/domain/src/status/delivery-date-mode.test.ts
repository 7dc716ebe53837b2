import { describe, expect, it } from 'vitest';

import { deliveryDateMode, statusCodes } from './index.js';

const all = [null, ...statusCodes];

describe('deliveryDateMode', () => {
  it.each(all)(
    '[DATE-05] with DeliveryBookings and status %s: requested in Draft, then booking',
    (status) => {
      for (const hasConfirmedDate of [true, false]) {
        const mode = deliveryDateMode({ status, hasConfirmedDate, flags: { DeliveryBookings: true } });

        expect(mode).toBe(status === null || status === 'DRAFT' ? 'requested' : 'booking');
      }
    },
  );

  it.each(all)(
    '[DATE-05] without DeliveryBookings and status %s: confirmed once there is a confirmed date',
    (status) => {
      const flags = { DeliveryBookings: false };

      expect(deliveryDateMode({ status, hasConfirmedDate: true, flags })).toBe('confirmed');
      expect(deliveryDateMode({ status, hasConfirmedDate: false, flags })).toBe('requested');
    },
  );
});
