import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { clampStatusTime } from './index.js';

const previous = new Date('2026-11-20T00:00:00Z');
const now = new Date('2026-11-21T00:00:00Z');

it.each([
  ['left out is now', null, now],
  ['in between counts as it is', new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T10:00:00Z')],
  ['later than now is now', new Date('9999-12-31T23:59:59Z'), now],
  ['earlier than the status before is as early as that', new Date('0001-01-01T00:00:00Z'), previous],
])('[BULK-24] %s', (_what, asked, moment) => {
  expect(clampStatusTime(asked, { previous, now })).toEqual(moment);
});

it('[BULK-24] never moves back in a history, whatever is requested', () => {
  const instant = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, instant, (asked, before, clock) => {
      const moment = clampStatusTime(asked, { previous: before, now: clock });

      expect(moment >= before).toBe(true);
      expect(moment <= clock || moment.getTime() === before.getTime()).toBe(true);
    }),
  );
});
