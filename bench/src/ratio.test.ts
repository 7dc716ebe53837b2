import { describe, expect, test } from 'vitest';

import { median, medianRatio } from './api-list/ratio.js';
import { formatResults, verdict } from './result.js';

describe('the median ratio', () => {
  test('is the median of the rounds, so that one disturbed round does not count', () => {
    const rounds = [
      { call: 2000, baseline: 1000 },
      { call: 2100, baseline: 1000 },
      { call: 9000, baseline: 1000 },
    ];
    expect(medianRatio(rounds)).toBe(2.1);
  });

  test('throws without any rounds', () => {
    expect(() => median([])).toThrow('nothing was measured');
  });
});

describe('a result', () => {
  const result = { name: 'Bytes', value: 60.04, unit: 'KiB', budget: 60 } as const;

  test('is over budget even when the rounded value equals it', () => {
    expect(verdict(result)).toBe('over');
    expect(verdict({ ...result, value: 60 })).toBe('within');
    expect(verdict({ ...result, budget: null })).toBe('info');
  });

  test('that was not measured is not a pass', () => {
    expect(verdict({ ...result, value: null })).toBe('not measured');
    expect(formatResults([{ ...result, value: null, note: 'no PostgreSQL' }])).toMatch(
      /not measured {2}no PostgreSQL$/,
    );
  });
});
