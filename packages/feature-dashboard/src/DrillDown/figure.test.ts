import { describe, expect, it } from 'vitest';

import { findCosts, findCreated, findDifot, findExceptions, nameSegment } from './figure.js';
import { getDay } from '@consign/domain/dates';

const kind = '74e1afb1-654b-63e6-3cab-ac02191db73c';
const exceptions = {
  card: 'exceptions',
  standardEventId: kind,
  title: 'Receiver was closed',
  exceptionStatus: 'OPEN',
  statusCodes: [],
} as const;
const name = (code: string) => (code === 'GENERAL' ? 'General freight' : code);

describe('the figure of a segment', () => {
  it('[DASH-16] is the card’s, and 0 where the card has none', () => {
    const pies = [
      { serviceType: { code: 'GENERAL', name: 'General', cubicFactor: null }, onTimeCount: 5, missCount: 2 },
    ];
    const difot = { card: 'difot', serviceType: 'GENERAL' } as const;

    expect(findCreated({ card: 'created', statusCode: 'DRAFT' }, [{ status: 'DRAFT', count: 4 }])).toBe(4);
    expect(findCreated({ card: 'created', statusCode: 'ERR' }, [{ status: 'DRAFT', count: 4 }])).toBe(0);
    expect(findDifot({ ...difot, difotStatus: 'MISS' }, pies)).toBe(2);
    expect(findDifot({ ...difot, difotStatus: 'ONTIME' }, pies)).toBe(5);
    expect(findDifot({ ...difot, serviceType: 'OVERNIGHT', difotStatus: 'MISS' }, pies)).toBe(0);
  });

  it('[DASH-51] of costs is the bar of its day in cents, in either period', () => {
    const points = [
      { date: '2026-03-09', current: 0.1 + 0.2, previousDate: '2026-03-02', previous: 5 },
      { date: null, current: 0, previousDate: '2026-03-03', previous: 1234.56 },
    ];
    const find = (day: string) => findCosts({ card: 'costs', day: getDay(day) }, points);

    expect(find('2026-03-09')).toBe(30);
    expect(find('2026-03-03')).toBe(123456);
    expect(find('2026-03-10')).toBe(0);
  });

  it('[DASH-12, DASH-13, DASH-16] of exceptions is of the statuses of the filter', () => {
    const kinds = [
      {
        standardEventId: kind,
        title: 'Receiver was closed',
        openCount: 3,
        totalCount: 9,
        statuses: [
          { statusCode: 'DRAFT' as const, openCount: 1, totalCount: 2 },
          { statusCode: 'TRANSIT' as const, openCount: 2, totalCount: 7 },
        ],
      },
    ];

    expect(findExceptions(exceptions, kinds)).toBe(3);
    expect(findExceptions({ ...exceptions, exceptionStatus: 'CLOSED' }, kinds)).toBe(6);
    expect(findExceptions({ ...exceptions, statusCodes: ['DRAFT', 'FINAL', 'STAGED'] }, kinds)).toBe(1);
    expect(findExceptions(exceptions, [])).toBe(0);
  });

  it('[DASH-16] is named by what it is', () => {
    const collection = ['DRAFT', 'FINAL', 'STAGED'] as const;

    expect(nameSegment({ card: 'created', statusCode: 'FINAL' }, name)).toBe('Created · Ready');
    expect(nameSegment({ card: 'difot', serviceType: 'GENERAL', difotStatus: 'MISS' }, name)).toBe(
      'Miss · General freight',
    );
    expect(nameSegment({ card: 'difot', serviceType: 'OLD', difotStatus: 'ONTIME' }, name)).toBe(
      'On Time · OLD',
    );
    expect(nameSegment(exceptions, name)).toBe('Unresolved · Receiver was closed');
    expect(nameSegment({ ...exceptions, exceptionStatus: 'CLOSED', statusCodes: collection }, name)).toBe(
      'Resolved · Receiver was closed · Collection',
    );
    expect(nameSegment({ ...exceptions, title: '', statusCodes: ['PICKUP'] }, name)).toBe(
      'Unresolved · Delivery',
    );
  });
});
