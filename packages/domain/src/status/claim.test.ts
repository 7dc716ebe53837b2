import { describe, expect, it } from 'vitest';

import { formatLongDay } from '../dates/index.js';
import { parseClaimDays } from '../settings/index.js';
import { findClaim } from './index.js';

const days = { DAMAGED: 7, LOST: 30 };
const damaged = {
  type: 'EXCP',
  code: 'DAMAGED',
  title: 'Goods arrived damaged',
  createdAt: '2026-11-20T00:00:00Z',
} as const;
const lost = { ...damaged, code: 'LOST', title: 'Lost in transit' };
const claim = (events: Parameters<typeof findClaim>[0]['events'], deliveredAt: string | null) =>
  findClaim({ deliveredAt, events }, days);

describe('a claim for damage or loss', () => {
  it('[CLAM-01] ends as many days after the delivery in Auckland as the kind allows, the earliest of several', () => {
    const delivered = '2026-11-25T11:30:00Z';
    expect(claim([damaged], delivered)).toEqual({
      claimBy: '2026-12-03',
      reasons: ['Goods arrived damaged'],
    });
    expect(claim([lost, damaged, damaged], delivered)).toEqual({
      claimBy: '2026-12-03',
      reasons: ['Lost in transit', 'Goods arrived damaged'],
    });
  });

  it('[CLAM-01] counts from the exception while nothing is delivered', () => {
    expect(claim([lost], null)?.claimBy).toBe('2026-12-20');
  });

  it('[CLAM-01] is not there for other exceptions, notes and tenants without a rule', () => {
    const others = [
      { ...damaged, code: 'CLOSED' },
      { ...damaged, code: null },
      { ...damaged, type: 'INFO' as const },
    ];
    expect(claim(others, null)).toBeNull();
    expect(
      findClaim({ deliveredAt: null, events: [damaged, { ...damaged, code: 'constructor' }] }, {}),
    ).toBeNull();
  });
});

it('[CLAM-03] the last day is written in words', () => {
  expect(formatLongDay('2026-12-03')).toBe('3 December 2026');
  expect(formatLongDay('soon')).toBe('');
});

it('[CLAM-02] the rule is a list of codes with their days', () => {
  expect(parseClaimDays(' DAMAGED 7,LOST  30 ')).toEqual(days);
  for (const text of ['', 'DAMAGED', 'DAMAGED seven', 'DAMAGED 0', 'DAMAGED 366', 'A 1, A 2', 'A 1,'])
    expect(parseClaimDays(text)).toBeNull();
});
