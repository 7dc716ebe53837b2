import { expect, it } from 'vitest';

import { statusCodes, type StatusCode } from '../status/index.js';
import { countReasons, planBulk } from './index.js';

const context = {
  permissions: new Set(['Consignment.MAINTAIN', 'Consignment.PRINT'] as const),
  settings: { requestedPickupDateEnabled: false },
  organisationSettings: new Map(),
};
const texts = (reasons: readonly string[]) =>
  countReasons(reasons, (reason) => reason).map(({ text, items }) => [text, items.length]);

function refusedTexts(action: 'requestPickup' | 'labels', statusCode: StatusCode) {
  const candidates = ['TAS1', 'TAS2'].map((reference) => ({
    reference,
    statusCode,
    serviceTypeCode: 'GENERAL',
  }));
  const plan = planBulk(action, candidates, context);
  return plan.shown ? countReasons(plan.refused, ({ reason }) => reason).map(({ text }) => text) : [];
}

it('[BULK-26] keeps the sentence of a single one and counts equal ones', () => {
  expect(texts(['Busy', 'Locked', 'Busy'])).toEqual([
    ['2 consignments: Busy', 2],
    ['Locked', 1],
  ]);
  expect(texts(Array.from({ length: 1200 }, () => 'Busy'))).toEqual([['1,200 consignments: Busy', 1200]]);
  expect(texts([])).toEqual([]);
});

it('[BULK-50] counts a single one too in a list of reasons', () => {
  const cancelled = 'Only Draft or Ready consignments can be cancelled; this one is Cancelled';
  const [first, second] = countReasons([cancelled, 'Busy'], (reason) => reason);
  expect(first).toMatchObject({ text: cancelled, counted: '1 cancelled' });
  expect(second).toMatchObject({ text: 'Busy', counted: '1 consignment: Busy' });
});

it.each([
  ['STAGED', '2 already staged'],
  ['PICKUP', '2 already picked up'],
  ['TRANSIT', '2 already in transit'],
  ['DELIVERING', '2 already out for delivery'],
  ['DELIVERED', '2 already delivered'],
  ['CANCELLED', '2 cancelled'],
  ['ERR', '2 in error'],
] as const)('[BULK-26] names the status when it is the reason: %s', (statusCode, text) => {
  expect(refusedTexts('requestPickup', statusCode)).toEqual([text]);
});

it('[BULK-26] names the status for documents too', () => {
  expect(refusedTexts('labels', 'DRAFT')).toEqual(['2 still in draft']);
  expect(statusCodes.map((code) => refusedTexts('labels', code).length)).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 1]);
});
