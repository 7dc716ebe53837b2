import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countDays, presetRange, startOfDayUtc, getDay } from './index.js';

/** 00:30 in Auckland, when it is still the day before in UTC and in Los Angeles. */
const justAfterMidnight = (day: string) =>
  new Date(new Date(startOfDayUtc(getDay(day))).getTime() + 1_800_000);

describe('presetRange', () => {
  it.each([
    ['TODAY', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['LAST_7_DAYS', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['LAST_30_DAYS', '2026-11-21', '2026-10-23', '2026-11-21'],
    ['LAST_CALENDAR_MONTH', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['LAST_CALENDAR_MONTH', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['LAST_CALENDAR_MONTH', '2024-03-01', '2024-02-01', '2024-02-29'],
    ['LAST_CALENDAR_MONTH', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['NEXT_7_DAYS', '2026-11-21', '2026-11-21', '2026-11-27'],
    ['NEXT_30_DAYS', '2026-11-21', '2026-11-21', '2026-12-20'],
    ['NEXT_CALENDAR_MONTH', '2026-01-31', '2026-02-01', '2026-02-28'],
    ['NEXT_CALENDAR_MONTH', '2026-11-21', '2026-12-01', '2026-12-31'],
    // Across the end and the start of daylight saving.
    ['LAST_7_DAYS', '2026-04-06', '2026-03-31', '2026-04-06'],
    ['LAST_30_DAYS', '2026-09-28', '2026-08-30', '2026-09-28'],
  ] as const)('[LIST-17] [EXTR-14] %s on %s is %s to %s', (preset, day, from, to) => {
    expect(presetRange(preset, justAfterMidnight(day))).toEqual({ from, to });
  });

  it('[LIST-17] today is the local day in Auckland', () => {
    expect(presetRange('TODAY', new Date('2026-09-26T11:59:59.999Z')).to).toBe('2026-09-26');
    expect(presetRange('TODAY', new Date('2026-09-26T12:00:00Z')).to).toBe('2026-09-27');
    expect(presetRange('TODAY', new Date('2026-09-27T10:59:59Z')).to).toBe('2026-09-27');
    expect(presetRange('TODAY', new Date('2026-09-27T11:00:00Z')).to).toBe('2026-09-28');
  });

  it('[LIST-17] at any instant the presets cover 1 day, 7 days, 30 days and a whole month', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

    fc.assert(
      fc.property(moment, (now) => {
        const month = presetRange('LAST_CALENDAR_MONTH', now);

        expect(countDays(presetRange('TODAY', now))).toBe(1);
        expect(countDays(presetRange('LAST_7_DAYS', now))).toBe(7);
        expect(countDays(presetRange('LAST_30_DAYS', now))).toBe(30);
        expect([month.from.slice(0, 7), month.from.slice(8)]).toEqual([month.to.slice(0, 7), '01']);
      }),
    );
  });
});
