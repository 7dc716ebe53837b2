import { describe, expect, it } from 'vitest';

import { startsExpanded, buildStatusTimeline, type StatusCode } from './index.js';

const history = (...codes: StatusCode[]) => codes.map((code, day) => ({ code, day }));
const spelled = (...codes: StatusCode[]) =>
  buildStatusTimeline(history(...codes)).map(({ code, reached }) => (reached === null ? `(${code})` : code));

describe('buildStatusTimeline', () => {
  it('[CONS-08] lists every status but Cancelled and Error, reached or to come', () => {
    expect(spelled('DRAFT', 'FINAL')).toEqual([
      'DRAFT',
      'FINAL',
      '(STAGED)',
      '(PICKUP)',
      '(TRANSIT)',
      '(DELIVERING)',
      '(DELIVERED)',
    ]);
  });

  it('[CONS-08] a skipped or reverted status counts as not reached', () => {
    expect(spelled('DRAFT', 'STAGED').slice(0, 4)).toEqual(['DRAFT', '(FINAL)', 'STAGED', '(PICKUP)']);
    expect(spelled('DRAFT', 'STAGED', 'TRANSIT', 'STAGED').slice(2, 5)).toEqual([
      'STAGED',
      '(PICKUP)',
      '(TRANSIT)',
    ]);
  });

  it('[CONS-15] with Cancelled or Error, lists the history, then the statuses not reached', () => {
    expect(spelled('DRAFT', 'FINAL', 'CANCELLED')).toEqual([
      'DRAFT',
      'FINAL',
      'CANCELLED',
      '(STAGED)',
      '(PICKUP)',
      '(TRANSIT)',
      '(DELIVERING)',
      '(DELIVERED)',
    ]);
    expect(spelled('DRAFT', 'STAGED', 'ERR', 'STAGED').slice(0, 5)).toEqual([
      'DRAFT',
      'STAGED',
      'ERR',
      'STAGED',
      '(FINAL)',
    ]);
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
