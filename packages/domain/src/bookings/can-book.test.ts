import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/index.js';
import { parsePermissions } from '../permissions/index.js';
import type { Trip } from '../rules/index.js';
import { statusCodes } from '../status/index.js';
import { canBook, isRequestedDateClosed } from './index.js';

const maintain = parsePermissions(['Consignment.MAINTAIN']);
const limited = parsePermissions(['Consignment.LimitedEdit']);

describe('canBook', () => {
  it.each([null, ...statusCodes])('[BOOK-01] in status %s: only while Ready or Staged', (status) => {
    const { allowed } = canBook({ status, permissions: maintain, isReadOnly: false });
    expect(allowed).toBe(status === 'FINAL' || status === 'STAGED');
  });

  it.each([
    [null, maintain, false, { id: 'BOOK-01', reason: 'Save the consignment first' }],
    [
      'TRANSIT',
      maintain,
      false,
      {
        id: 'BOOK-01',
        reason: 'Only Ready or Staged consignments can be booked; this one is In Transit',
        hidden: true,
      },
    ],
    [
      'FINAL',
      maintain,
      true,
      {
        id: 'BOOK-01',
        reason: "The run's planning has closed, so the booking can't be changed",
        hidden: false,
      },
    ],
    ['FINAL', limited, false, { allowed: false, id: 'BOOK-04', hidden: true }],
  ] as const)(
    '[BOOK-01] [BOOK-04] [CONS-100] in status %s with %o, read only %s, is refused with its reason',
    (status, permissions, isReadOnly, refused) =>
      expect(canBook({ status, permissions, isReadOnly })).toMatchObject(refused),
  );
});

describe('isRequestedDateClosed', () => {
  const stored: Trip = {
    serviceTypeCode: 'GENERAL',
    senderRegionId: 'a',
    receiverRegionId: 'b',
    requestedPickup: getDay('2026-03-17'),
    requestedDelivery: getDay('2026-03-20'),
  };

  it('[DATE-05] a booking closes the requested date', () => {
    const trip = { ...stored, requestedDelivery: getDay('2026-03-23') };
    expect(isRequestedDateClosed({ isBooked: true, stored, trip })).toBe(true);
    expect(isRequestedDateClosed({ isBooked: false, stored, trip })).toBe(false);
  });

  it.each([
    { serviceTypeCode: 'OVERNIGHT' },
    { senderRegionId: 'c' },
    { receiverRegionId: 'c' },
    { requestedPickup: null },
  ])('[DATE-05] %j opens it again, because it may end the booking', (change) => {
    const trip = { ...stored, ...change };
    expect(isRequestedDateClosed({ isBooked: true, stored, trip })).toBe(false);
  });
});
