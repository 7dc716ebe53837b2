import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatDateTime } from './index.js';

const intl = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function expected(instant: Date): string {
  const parts = Object.fromEntries(intl.formatToParts(instant).map(({ type, value }) => [type, value]));
  const hour = Number(parts['hour']);
  const day = `${parts['day']}/${parts['month']}/${parts['year']?.padStart(4, '0')}`;
  return `${day} ${hour % 12 === 0 ? 12 : hour % 12}:${parts['minute']}:${parts['second']} ${hour < 12 ? 'AM' : 'PM'}`;
}

it('[PLAT-08] any instant is shown in the time of Auckland, also when others of its quarter of an hour were before', () => {
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 3_600_000 }), (instant, later) => {
      for (const each of [instant, new Date(instant.getTime() + later), instant]) {
        expect(formatDateTime(each)).toBe(expected(each));
      }
    }),
  );
});
