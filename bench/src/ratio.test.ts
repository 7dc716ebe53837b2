import { describe, expect, test } from 'vitest';

import { median, medianRatio } from './api-list/ratio.js';
import { formatResults, verdict } from './result.js';

describe('a ratio', () => {
  test('is the middle one of the rounds, so that one disturbed round does not count', () => {
    const rounds = [
      { call: 2000, baseline: 1000 },
      { call: 2100, baseline: 1000 },
      { call: 9000, baseline: 1000 },
    ];
    expect(medianRatio(rounds)).toBe(2.1);
  });

  test('of nothing is an error, not a number', () => {
    expect(() => median([])).toThrow('nothing was measured');
  });
});

describe('a result', () => {
  const result = { name: 'Bytes', value: 60.04, unit: 'KiB', budget: 60 } as const;

  test('over its budget says so, also where the printed figure looks like it', () => {
    expect(verdict(result)).toBe('over');
    expect(verdict({ ...result, value: 60 })).toBe('within');
    expect(verdict({ ...result, budget: null })).toBe('told');
  });

  test('that could not be measured is no success', () => {
    expect(verdict({ ...result, value: null })).toBe('not measured');
    expect(formatResults([{ ...result, value: null, note: 'no PostgreSQL' }])).toMatch(
      /not measured {2}no PostgreSQL$/,
    );
  });
});
