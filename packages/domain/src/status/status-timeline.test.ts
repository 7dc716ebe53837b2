import { describe, expect, it } from 'vitest';

import { startsExpanded, buildStatusTimeline, type StatusCode } from './index.js';

describe('the timeline', () => {
  it.each([
    ['DRAFT FINAL', 'DRAFT FINAL (STAGED) (PICKUP) (TRANSIT) (DELIVERING) (DELIVERED)'],
    ['DRAFT STAGED', 'DRAFT (FINAL) STAGED (PICKUP) (TRANSIT) (DELIVERING) (DELIVERED)'],
    ['DRAFT STAGED TRANSIT STAGED', 'DRAFT (FINAL) STAGED (PICKUP) (TRANSIT) (DELIVERING) (DELIVERED)'],
    ['DRAFT FINAL CANCELLED', 'DRAFT FINAL CANCELLED (STAGED) (PICKUP) (TRANSIT) (DELIVERING) (DELIVERED)'],
    [
      'DRAFT STAGED ERR STAGED',
      'DRAFT STAGED ERR STAGED (FINAL) (PICKUP) (TRANSIT) (DELIVERING) (DELIVERED)',
    ],
  ])('[CONS-08] [CONS-15] of %s is %s: reached, or to come', (history, steps) => {
    const codes = history.split(' ').map((code) => ({ code: code as StatusCode }));
    const spelled = buildStatusTimeline(codes).map(({ code, reached }) => (reached ? code : `(${code})`));
    expect(spelled.join(' ')).toBe(steps);
  });

  it.each([
    ['an exception that is resolved', 'EXCP', false, '2026-11-20T00:00:00Z', true],
    ['a note that needs action', 'INFO', true, null, true],
    ['a note whose action is done', 'INFO', true, '2026-11-20T00:00:00Z', false],
    ['a note', 'INFO', false, null, false],
  ] as const)('[CONS-13] %s', (_what, deliveryEventTypeCode, actionRequired, resolvedTimestamp, expanded) => {
    expect(startsExpanded([{ deliveryEventTypeCode, actionRequired, resolvedTimestamp }])).toBe(expanded);
  });
});
