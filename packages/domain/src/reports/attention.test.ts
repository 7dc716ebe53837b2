import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/index.js';
import { statusCodes } from '../status/index.js';
import {
  firstRecentDay,
  attentionKinds,
  needsAttention,
  type AttentionKind,
  type AttentionSubject,
} from './index.js';

/** Daylight saving began the day before: 27 September 2026 had 23 hours. */
const today = getDay('2026-09-28');
const startOfToday = '2026-09-27T11:00:00Z';
const lastMoment = '2026-09-27T10:59:59Z';

const calm: AttentionSubject = {
  status: 'TRANSIT',
  statusAt: startOfToday,
  createdAt: startOfToday,
  requestedPickup: null,
  delivery: null,
  hasUnresolvedException: false,
  waitsForCustomer: false,
  waitsForProvider: false,
};
const listKinds = (changed: Partial<AttentionSubject>): AttentionKind[] =>
  attentionKinds.filter((kind) => needsAttention(kind, { ...calm, ...changed }, today));
const statusesThat = (kind: AttentionKind, changed: Partial<AttentionSubject>) =>
  statusCodes.filter((status) => needsAttention(kind, { ...calm, ...changed, status }, today));

describe('needsAttention', () => {
  it('[DASH-28] an unresolved exception does, in any status', () => {
    expect(statusesThat('EXCEPTIONS', { hasUnresolvedException: true })).toEqual(statusCodes);
    expect(statusesThat('EXCEPTIONS', {})).toEqual([]);
  });

  it('[ANSW-12] an event that waits for an answer or for the provider does, in any status but Cancelled', () => {
    const open = statusCodes.filter((status) => status !== 'CANCELLED');
    expect(statusesThat('WAITING_FOR_YOU', { waitsForCustomer: true })).toEqual(open);
    expect(statusesThat('WAITING_FOR_PROVIDER', { waitsForProvider: true })).toEqual(open);
    expect(listKinds({ waitsForProvider: true })).toEqual(['WAITING_FOR_PROVIDER']);
  });

  it('[DASH-28] [LIST-35] overdue is what the list marks as overdue', () => {
    expect(statusesThat('OVERDUE', { delivery: lastMoment })).toEqual(
      statusCodes.filter((status) => status !== 'DELIVERED' && status !== 'CANCELLED'),
    );
    expect(listKinds({ delivery: startOfToday })).toEqual([]);
  });

  it('[DASH-28] ready or staged, from the day after the requested pickup day', () => {
    expect(statusesThat('NOT_PICKED_UP', { requestedPickup: lastMoment })).toEqual(['FINAL', 'STAGED']);
    expect(listKinds({ status: 'STAGED', requestedPickup: startOfToday, statusAt: lastMoment })).toEqual([]);
  });

  it('[DASH-28] ready or staged without a pickup day, from the day after', () => {
    expect(listKinds({ status: 'FINAL', statusAt: lastMoment })).toEqual(['NOT_PICKED_UP']);
    expect(listKinds({ status: 'FINAL', statusAt: startOfToday })).toEqual([]);
  });

  it('[DASH-28] a draft, from the eighth day after its creation', () => {
    // Seven days before, the clocks had not changed yet: the day began at 12:00 in UTC.
    expect(statusesThat('OLD_DRAFTS', { createdAt: '2026-09-20T11:59:59Z' })).toEqual(['DRAFT']);
    expect(listKinds({ status: 'DRAFT', createdAt: '2026-09-20T12:00:00Z' })).toEqual([]);
  });

  it('[DASH-28] drafts of the last seven days are not old', () => {
    expect(firstRecentDay(today)).toBe('2026-09-21');
  });
});
