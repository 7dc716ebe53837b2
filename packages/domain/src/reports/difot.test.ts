import { describe, expect, it } from 'vitest';

import { getDay, type Day } from '../dates/index.js';
import { statusCodes, type StatusCode } from '../status/index.js';
import { wellington } from '../testing/calendars.js';
import { findDue, judgeDelivery, workingDaysLate, type Due } from './index.js';

const none = { confirmed: null, requested: null, estimated: null };
const today = getDay('2026-03-17');
const due = { day: getDay('2026-03-12'), source: 'REQUESTED' } as const;

const judge = (status: StatusCode, statusAt: string, held: Due | null, on: Day = today) =>
  judgeDelivery({ status, statusAt, due: held, piecesMissing: null }, on);

describe('findDue', () => {
  it.each([
    [
      { confirmed: '2026-03-10', requested: '2026-03-11', estimated: '2026-03-12' },
      '2026-03-10',
      'CONFIRMED',
    ],
    [{ ...none, requested: '2026-03-11', estimated: '2026-03-12' }, '2026-03-11', 'REQUESTED'],
    [{ ...none, estimated: '2026-03-12' }, '2026-03-12', 'ESTIMATED'],
    // 9:00 on the 28th, the day after the clocks went forward.
    [{ ...none, confirmed: '2026-09-27T20:00:00Z' }, '2026-09-28', 'CONFIRMED'],
  ])('[DASH-25] of %j the delivery is held against %s, the %s date', (dates, day, source) => {
    expect(findDue(dates)).toEqual({ day, source });
  });

  it('[DASH-25] without a date there is nothing to hold it against', () => {
    expect(findDue(none)).toBeNull();
    expect(judge('DELIVERED', '2026-03-12T00:00:00Z', null)).toBeNull();
  });
});

describe('judgeDelivery', () => {
  it.each([
    ['2026-03-11T23:00:00Z', '2026-03-12', 'ONTIME', '2026-03-12'],
    ['2026-03-12T10:59:59Z', '2026-03-12', 'ONTIME', '2026-03-12'],
    ['2026-03-12T11:00:00Z', '2026-03-12', 'MISS', '2026-03-13'],
    ['2026-03-01T11:00:00Z', '2026-03-12', 'ONTIME', '2026-03-02'],
    // Days when the clocks change.
    ['2026-04-04T11:30:00Z', '2026-04-05', 'ONTIME', '2026-04-05'],
    ['2026-04-05T11:59:59Z', '2026-04-05', 'ONTIME', '2026-04-05'],
    ['2026-04-05T12:00:00Z', '2026-04-05', 'MISS', '2026-04-06'],
    ['2026-09-27T10:59:59Z', '2026-09-27', 'ONTIME', '2026-09-27'],
    ['2026-09-27T11:00:00Z', '2026-09-27', 'MISS', '2026-09-28'],
  ])('[DASH-10, DASH-25] delivered at %s, due %s, is %s and counts on %s', (at, day, status, countedOn) => {
    const confirmed = { day: getDay(day), source: 'CONFIRMED' } as const;
    expect(judge('DELIVERED', at, confirmed)).toEqual({ status, countedOn });
  });

  it('[DASH-25] a delivery with missing pieces is a miss, however early, but is not judged without a due day', () => {
    const short = { status: 'DELIVERED', statusAt: '2026-03-10T00:00:00Z', piecesMissing: 2 } as const;
    expect(judgeDelivery({ ...short, due }, today)).toEqual({ status: 'MISS', countedOn: '2026-03-10' });
    expect(judgeDelivery({ ...short, due: null }, today)).toBeNull();
  });

  it('[DASH-23, DASH-25] what the provider has, overdue and not delivered, is a miss of the day it was due', () => {
    const judged = (day?: Day) =>
      statusCodes.map((status) => judge(status, '2026-03-10T00:00:00Z', due, day));
    const miss = { status: 'MISS', countedOn: '2026-03-12' };
    const onTime = { status: 'ONTIME', countedOn: '2026-03-10' };
    expect(judged()).toEqual([null, null, miss, miss, miss, miss, onTime, null, miss]);
    // On the due day itself nothing is overdue.
    expect(judged(due.day)).toEqual([null, null, null, null, null, null, onTime, null, null]);
  });
});

describe('workingDaysLate', () => {
  it.each([
    ['2026-04-01', '2026-04-02', 1],
    ['1970-01-02', '2026-04-02', 999],
    // Over Easter: Thursday to Tuesday.
    ['2026-04-02', '2026-04-07', 1],
    ['2026-04-02', '2026-04-08', 2],
    // Friday to Saturday.
    ['2026-03-13', '2026-03-14', 1],
  ])('[DASH-25] from %s to %s it is late by %i working day(s)', (from, until, days) => {
    expect(workingDaysLate(getDay(from), getDay(until), wellington)).toBe(days);
  });

  it('[DASH-10] without a calendar every day is a working day', () => {
    expect(workingDaysLate(getDay('2026-04-02'), getDay('2026-04-07'), null)).toBe(5);
  });
});
