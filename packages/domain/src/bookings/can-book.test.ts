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

  it('[BOOK-01] says why not', () => {
    expect(canBook({ status: null, permissions: maintain, isReadOnly: false })).toMatchObject({
      id: 'BOOK-01',
      reason: 'Save the consignment first',
    });
    expect(canBook({ status: 'TRANSIT', permissions: maintain, isReadOnly: false })).toMatchObject({
      id: 'BOOK-01',
      reason: 'Only Ready or Staged consignments can be booked; this one is In Transit',
      hidden: true,
    });
    expect(canBook({ status: 'FINAL', permissions: maintain, isReadOnly: true })).toMatchObject({
      id: 'BOOK-01',
      reason: "The run's planning has closed, so the booking can't be changed",
      hidden: false,
    });
  });

  it('[BOOK-04] [CONS-100] needs maintain, and is absent without', () => {
    expect(canBook({ status: 'FINAL', permissions: limited, isReadOnly: false })).toMatchObject({
      allowed: false,
      id: 'BOOK-04',
      hidden: true,
    });
  });
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
