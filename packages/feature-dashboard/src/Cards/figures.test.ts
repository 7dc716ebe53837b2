import type { ExceptionCount } from '@consign/api-client/consignment';
import { describe, expect, it } from 'vitest';

import { listKinds, sumPairs, toPairs } from './figures.js';
import { listDays, toTabSeparated } from './CardTable.js';

const kind: ExceptionCount = {
  standardEventId: 'closed',
  title: 'Receiver was closed',
  openCount: 6,
  totalCount: 10,
  statuses: [
    { statusCode: 'STAGED', openCount: 1, totalCount: 2 },
    { statusCode: 'TRANSIT', openCount: 5, totalCount: 8 },
  ],
};

it('[DASH-12, DASH-13] kinds of exception count what the filter means, the most unresolved first', () => {
  const other = { ...kind, standardEventId: 'late', openCount: 7, totalCount: 7, statuses: [] };
  expect(listKinds([kind, other], 'All').map(({ id, open, closed }) => [id, open, closed])).toEqual([
    ['late', 7, 0],
    ['closed', 6, 4],
  ]);
  expect(listKinds([kind, other], 'Collection')).toEqual([
    { id: 'closed', title: 'Receiver was closed', open: 1, closed: 1 },
  ]);
  expect(listKinds([kind, other], 'Delivery')).toEqual([
    { id: 'closed', title: 'Receiver was closed', open: 5, closed: 3 },
  ]);
});

function link(day: string) {
  return { href: `/search?day=${day}`, open: () => undefined };
}

describe('a series of days', () => {
  const points = toPairs([
    { date: '2026-09-26', current: 0.1, previousDate: '2026-09-23', previous: 1 },
    { date: '2026-09-27', current: 0.2, previousDate: '2026-09-24', previous: 0 },
    { date: null, current: 0, previousDate: '2026-09-25', previous: 2 },
  ]);

  it('[DASH-14] adds up in cents', () => {
    expect(sumPairs(points)).toEqual({ current: 0.3, previous: 3 });
  });

  it('[DASH-20, DASH-22] has a row for each day beside that of the previous period', () => {
    const { columns, rows } = listDays(points, { unit: 'NZD', format: String, link });
    expect(columns).toEqual(['Day', 'NZD', 'Previous period', 'NZD, previous']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['26/09/2026', '0.1', '23/09/2026', '1'],
      ['27/09/2026', '0.2', '24/09/2026', '0'],
      ['', '', '25/09/2026', '2'],
    ]);
    expect(rows.map(({ links }) => links?.map((opened) => opened?.href))).toEqual([
      ['/search?day=2026-09-26', undefined, undefined],
      ['/search?day=2026-09-27', undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });

  it('[DASH-51] opens the figures of the previous period too, but for those of nothing', () => {
    const { rows } = listDays(points, { unit: 'NZD', format: String, previousLink: link });
    expect(rows.map(({ links }) => links?.map((opened) => opened?.href))).toEqual([
      [undefined, undefined, '/search?day=2026-09-23'],
      [undefined, undefined, undefined],
      [undefined, undefined, '/search?day=2026-09-25'],
    ]);
  });
});

it('[DASH-20, DASH-47] a copied table is tab-separated, and nothing in it runs as a formula', () => {
  const rows = [
    { key: '1', cells: ['=1+1', '1,234'] },
    { key: '2', cells: ['Tūī\tCafé\nSouth', '-12.5%'] },
    { key: '3', cells: ['-cmd', '+5'] },
  ];
  expect(toTabSeparated({ columns: ['Exception', 'Count'], rows })).toBe(
    "Exception\tCount\r\n'=1+1\t1,234\r\nTūī Café South\t-12.5%\r\n'-cmd\t+5",
  );
});
