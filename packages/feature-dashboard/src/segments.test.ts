import { getDay } from '@consign/domain/dates';
import { describe, expect, it } from 'vitest';

import { parseSegment, writeSegment, type Segment } from './segments.js';

const loaded = {
  days: { from: getDay('2026-03-09'), to: getDay('2026-03-15') },
  exceptions: 'All',
  kinds: [{ standardEventId: 'closed', title: 'Receiver was closed' }],
} as const;

const segments: readonly Segment[] = [
  { card: 'created', statusCode: 'DELIVERED' },
  { card: 'difot', serviceType: 'GENERAL', difotStatus: 'MISS' },
  {
    card: 'exceptions',
    standardEventId: 'closed',
    title: 'Receiver was closed',
    exceptionStatus: 'OPEN',
    statusCodes: [],
  },
  { card: 'costs', day: getDay('2026-03-15') },
  // The first day of the previous period.
  { card: 'costs', day: getDay('2026-03-02') },
];

describe('a segment in the link', () => {
  it.each(segments)('[DASH-16, DASH-51] is the same after it is written: $card', (segment) => {
    expect(parseSegment(writeSegment(segment), loaded)).toEqual(segment);
  });

  it('[DASH-13] of exceptions has the statuses of the filter, and no title before the figures are there', () => {
    const drill = { card: 'exceptions', kind: 'closed', status: 'CLOSED' };
    expect(parseSegment(drill, { ...loaded, exceptions: 'Collection', kinds: [] })).toEqual({
      card: 'exceptions',
      standardEventId: 'closed',
      title: '',
      exceptionStatus: 'CLOSED',
      statusCodes: ['DRAFT', 'FINAL', 'STAGED'],
    });
  });

  it.each([
    [null],
    [{}],
    [{ card: 'created', status: 'LOST' }],
    [{ card: 'difot', status: 'MISS' }],
    [{ card: 'difot', serviceType: 'GENERAL', status: 'LATE' }],
    [{ card: 'exceptions', status: 'OPEN' }],
    [{ card: 'exceptions', kind: 'closed', status: 'BOTH' }],
    [{ card: 'delivered', status: 'OPEN', kind: 'closed' }],
    [{ card: 'costs' }],
    [{ card: 'costs', day: '2026-02-30' }],
    [{ card: 'costs', day: '2026-03-01' }],
    [{ card: 'costs', day: '2026-03-16' }],
  ])('[DASH-51] %j is none', (drill) => {
    expect(parseSegment(drill, loaded)).toBeNull();
  });
});
