import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { currentStatus, filterAndSortStatuses, isStatusCode, statusCodes, statuses } from './index.js';

describe('statuses', () => {
  it.each([
    ['DRAFT', 'Draft'],
    ['FINAL', 'Ready'],
    ['STAGED', 'Staged'],
    ['PICKUP', 'Picked Up'],
    ['TRANSIT', 'In Transit'],
    ['DELIVERING', 'Delivering'],
    ['DELIVERED', 'Delivered'],
    ['CANCELLED', 'Cancelled'],
    ['ERR', 'Error'],
  ] as const)('[LIST-20] %s is shown as %s', (code, name) => {
    expect(statuses[code]).toMatchObject({ code, name });
  });

  it('[LIST-20] the display sequence is the order of the known codes', () => {
    const bySequence = Object.values(statuses).toSorted((a, b) => a.displaySequence - b.displaySequence);

    expect(bySequence.map(({ code }) => code)).toEqual(statusCodes);
    expect(new Set(bySequence.map(({ displaySequence }) => displaySequence)).size).toBe(9);
  });

  it('[LIST-22] every meaning matches the register; Delivered and Cancelled have none', () => {
    expect(Object.values(statuses).map(({ name, meaning }) => [name, meaning])).toEqual([
      ['Draft', 'Work in progress; may need more details'],
      ['Ready', 'Validated and awaiting the pickup request'],
      ['Staged', 'Awaiting pickup; the provider has been notified'],
      ['Picked Up', 'Collected by a driver'],
      ['In Transit', 'On its way to the end customer'],
      ['Delivering', 'Out for delivery'],
      ['Delivered', null],
      ['Cancelled', null],
      ['Error', 'The consignment has an error'],
    ]);
  });

  it('[BULK-05] Ready, Staged, Picked Up, In Transit, Delivering and Delivered have bulk documents', () => {
    const names = Object.values(statuses).filter(({ hasBulkDocuments }) => hasBulkDocuments);

    expect(names.map(({ name }) => name)).toEqual([
      'Ready',
      'Staged',
      'Picked Up',
      'In Transit',
      'Delivering',
      'Delivered',
    ]);
  });

  it('[DASH-13] exceptions of Draft, Ready and Staged count as Collection, all others as Delivery', () => {
    const collection = Object.values(statuses).filter(
      ({ exceptionGroup }) => exceptionGroup === 'Collection',
    );

    expect(collection.map(({ name }) => name)).toEqual(['Draft', 'Ready', 'Staged']);
    expect(Object.values(statuses).filter((status) => status.exceptionGroup === 'Delivery')).toHaveLength(6);
  });
});

describe('isStatusCode', () => {
  it.each(['draft', 'READY', '', 'toString', '__proto__', null, undefined, 1])(
    '[LIST-20] %j is not a status code',
    (value) => {
      expect(isStatusCode(value)).toBe(false);
    },
  );
});

describe('filterAndSortStatuses', () => {
  it('[LIST-20] drops unknown codes and sorts by displaySequence', () => {
    const fromServer = [
      { code: 'STAGED', name: 'Staged', displaySequence: 30 },
      { code: 'ARCHIVED', name: 'Archived', displaySequence: 5 },
      { code: 'DRAFT', name: 'Draft', displaySequence: 10 },
      { code: 'FINAL', name: 'Ready', displaySequence: 20 },
    ];

    expect(filterAndSortStatuses(fromServer).map(({ code }) => code)).toEqual(['DRAFT', 'FINAL', 'STAGED']);
  });

  const serverList = fc.array(
    fc.record({
      code: fc.oneof(fc.constantFrom(...statusCodes), fc.string()),
      displaySequence: fc.integer({ min: -5, max: 5 }),
    }),
  );

  it('[LIST-20] keeps every known entry, sorts stably and doesn’t modify the input', () => {
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

describe('currentStatus', () => {
  it('[LIST-23] is the last entry of the history, with its name and date', () => {
    const history = [
      { code: 'DRAFT', name: 'Draft', statusDate: '2026-11-20T21:00:00Z' },
      { code: 'FINAL', name: 'Ready', statusDate: '2026-11-20T20:00:00Z' },
    ];

    expect(currentStatus(history)).toBe(history[1]);
  });

  it.each([[[]], [null], [undefined]])('[LIST-23] is null for %j', (history) => {
    expect(currentStatus(history)).toBeNull();
  });
});
