import { describe, expect, it } from 'vitest';

import { parseSegment, writeSegment, type Segment } from './segments.js';

const loaded = {
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
];

describe('a segment in the link', () => {
  it.each(segments)('[DASH-16] is the same after it is written: $card', (segment) => {
    expect(parseSegment(writeSegment(segment), loaded)).toEqual(segment);
  });

  it('[DASH-13] of exceptions has the statuses of the filter, and no title before the figures are there', () => {
    const drill = { card: 'exceptions', kind: 'closed', status: 'CLOSED' };
    expect(parseSegment(drill, { exceptions: 'Collection', kinds: [] })).toEqual({
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
    [{ card: 'costs', status: 'OPEN', kind: 'closed' }],
  ])('%j is none', (drill) => {
    expect(parseSegment(drill, loaded)).toBeNull();
  });
});
