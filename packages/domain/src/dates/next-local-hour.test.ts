import fc from 'fast-check';
import { expect, it } from 'vitest';

import { nextLocalHour } from './next-local-hour.js';
import { addDays } from './day.js';
import { findWallClock, today } from './wall-clock.js';

it('[MAIL-02] is the chosen hour in Auckland, later than now and at most a day away, on any day', () => {
  const now = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(now, fc.integer({ min: 5, max: 11 }), (at, hour) => {
      const next = nextLocalHour(hour, at);
      expect(next.at.getTime()).toBeGreaterThan(at.getTime());
      // The day on which daylight saving ends has 25 hours.
      expect(next.at.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      expect(Number(findWallClock(next.at)?.hour)).toBe(hour);
      expect([today(at), addDays(today(at), 1)]).toContain(next.day);
      expect(today(next.at)).toBe(next.day);
    }),
  );
});

it('[MAIL-02] keeps the hour on the morning after the clocks went forward', () => {
  const saturday = new Date('2026-09-25T19:00:00Z');
  expect(nextLocalHour(7, saturday)).toEqual({ day: '2026-09-27', at: new Date('2026-09-26T18:00:00Z') });
});
