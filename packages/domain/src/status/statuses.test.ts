import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { currentStatus, filterAndSortStatuses, isStatusCode, statusCodes, statuses } from './index.js';

describe('statuses', () => {
  it('[LIST-20] [LIST-22] [BULK-05] [DASH-13] are in order of the display sequence, with names, meanings and groups', () => {
    const bySequence = Object.values(statuses).toSorted((a, b) => a.displaySequence - b.displaySequence);
    expect(bySequence.map(({ code }) => code)).toEqual(statusCodes);
    expect(new Set(bySequence.map(({ displaySequence }) => displaySequence)).size).toBe(9);
    expect(
      bySequence.map(({ code, name, meaning, exceptionGroup, hasBulkDocuments }) =>
        [code, name, meaning, exceptionGroup, hasBulkDocuments].join(' | '),
      ),
    ).toEqual([
      'DRAFT | Draft | Work in progress; may need more details | Collection | false',
      'FINAL | Ready | Validated and awaiting the pickup request | Collection | true',
      'STAGED | Staged | Awaiting pickup; the provider has been notified | Collection | true',
      'PICKUP | Picked Up | Collected by a driver | Delivery | true',
      'TRANSIT | In Transit | On its way to the end customer | Delivery | true',
      'DELIVERING | Delivering | Out for delivery | Delivery | true',
      'DELIVERED | Delivered |  | Delivery | true',
      'CANCELLED | Cancelled |  | Delivery | false',
      'ERR | Error | The consignment has an error | Delivery | false',
    ]);
  });

  it.each(['draft', 'READY', '', 'toString', '__proto__', null, undefined, 1])(
    '[LIST-20] %j is not a status code',
    (value) => expect(isStatusCode(value)).toBe(false),
  );
});

describe('filterAndSortStatuses', () => {
  const serverList = fc.array(
    fc.record({
      code: fc.oneof(fc.constantFrom(...statusCodes), fc.string()),
      displaySequence: fc.integer({ min: -5, max: 5 }),
    }),
  );

  it('[LIST-20] drops unknown codes, sorts by displaySequence, stably, and doesn’t modify the input', () => {
    fc.assert(
      fc.property(serverList, (list) => {
        const before = [...list];
        const sorted = filterAndSortStatuses(list);

        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list.filter(({ code }) => isStatusCode(code))));
        for (const [index, status] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next === undefined) continue;
          const isTie = status.displaySequence === next.displaySequence;
          expect(status.displaySequence <= next.displaySequence).toBe(true);
          expect(isTie && list.indexOf(status) > list.indexOf(next)).toBe(false);
        }
      }),
    );
  });
});

it('[LIST-23] the current status is the last entry of the history, not the latest, and null without one', () => {
  const history = [
    { code: 'DRAFT', name: 'Draft', statusDate: '2026-11-20T21:00:00Z' },
    { code: 'FINAL', name: 'Ready', statusDate: '2026-11-20T20:00:00Z' },
  ];
  expect(currentStatus(history)).toBe(history[1]);
  for (const none of [[], null, undefined]) expect(currentStatus(none)).toBeNull();
});
