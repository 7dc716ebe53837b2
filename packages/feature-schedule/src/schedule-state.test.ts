import { testId } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { noState, parseScheduleState, writeScheduleState } from './schedule-state.js';

const query = {
  sender: testId(10),
  receiver: testId(11),
  serviceType: 'GENERAL',
  month: '2026-12',
  day: '2026-12-03',
};

describe('the address of the schedule', () => {
  it('[SCHD-06] holds the sites, the service type, the month and the chosen day', () => {
    expect(writeScheduleState(parseScheduleState(query))).toEqual(query);
    expect(writeScheduleState(noState)).toEqual({});
  });

  it.each([
    ['a day alone opens its month', { day: '2026-12-03' }, { month: '2026-12', day: '2026-12-03' }],
    ['a day of another month is left out', { month: '2026-11', day: '2026-12-03' }, { month: '2026-11' }],
    ['an invalid month', { month: '2026-13' }, {}],
    ['an invalid day', { month: '2026-12', day: '2026-12-32' }, { month: '2026-12' }],
    ['a day past the last one', { day: '9999-12-31' }, {}],
    ['a month before the first day', { month: '1970-01' }, {}],
    ['an invalid site', { sender: "1' or 1", receiver: '' }, {}],
    ['a code that is too long', { serviceType: 'x'.repeat(51) }, {}],
    ['what it does not know', { street: 'Bank Street' }, {}],
  ])('[SCHD-06] [DATE-15] %s', (_case, given, kept) => {
    expect(writeScheduleState(parseScheduleState(given))).toEqual(kept);
  });
});
