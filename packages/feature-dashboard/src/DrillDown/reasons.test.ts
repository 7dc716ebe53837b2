import type { DifotVerdict } from '@consign/api-client/consignment';
import { expect, it } from 'vitest';

import { describeDelay, describeDelivery, describeDue, describeMiss } from './reasons.js';
import { formatAge } from './Exceptions.js';

const verdict: DifotVerdict = {
  dueDate: '2025-07-11',
  dueDateSource: 'CONFIRMED',
  deliveredDate: '2025-07-14',
  workingDaysLate: 1,
};

it.each<[Partial<DifotVerdict>, string, string | null]>([
  [{}, 'Due 11/07/2025 (confirmed), delivered 14/07/2025', '1 working day late'],
  [
    { dueDateSource: 'REQUESTED', deliveredDate: null, workingDaysLate: 3 },
    'Due 11/07/2025 (requested), not delivered',
    '3 working days late',
  ],
  [
    { dueDateSource: 'ESTIMATED', workingDaysLate: 999 },
    'Due 11/07/2025 (estimated), delivered 14/07/2025',
    '999 or more working days late',
  ],
  [
    { deliveredDate: '2025-07-11', workingDaysLate: null },
    'Due 11/07/2025 (confirmed), delivered 11/07/2025',
    null,
  ],
])('[DASH-25] [DASH-37] of the delivery %j it says "%s", "%s"', (more, reason, delay) => {
  const given = { ...verdict, ...more };
  expect(`${describeDue(given)}, ${describeDelivery(given)}`).toBe(reason);
  expect(describeDelay(given)).toBe(delay);
});

it.each([
  [null, 2, '6 of 8 pieces'],
  [1, 2, '1 working day late, 6 of 8 pieces'],
  [1, undefined, '1 working day late'],
  [null, undefined, null],
])('[DASH-37] %s working days late and %s pieces missing is a miss for %s', (late, missing, reason) => {
  const totals = { deliveryItems: 8, packagingTypeName: null, volume: 1, weight: 1 };
  const row = missing === undefined ? { totals } : { totals, piecesMissing: missing };
  expect(describeMiss({ ...verdict, workingDaysLate: late }, row)).toBe(reason);
});

// The clocks go back on 5 April 2026, a day of 25 hours.
it.each([
  ['2026-04-06T00:00:00Z', 'today'],
  ['2026-04-05T12:00:00Z', 'today'],
  ['2026-04-05T11:59:59Z', 'yesterday'],
  ['2026-04-04T11:00:00Z', 'yesterday'],
  ['2026-04-04T10:59:59Z', '2 days ago'],
  ['2026-03-07T00:00:00Z', '30 days ago'],
  ['2026-04-07T00:00:00Z', 'today'],
])('[DASH-37] an exception was raised: %s is %s', (instant, age) => {
  expect(formatAge(instant, new Date('2026-04-06T00:00:00Z'))).toBe(age);
});
