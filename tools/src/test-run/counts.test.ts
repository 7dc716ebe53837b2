import { describe, expect, test } from 'vitest';

import { addCounts, noCounts, playwrightCounts, slowestFiles, summaryLine, vitestCounts } from './counts.js';

const vitest = JSON.stringify({
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    {
      name: '/repo/apps/api/a.test.ts',
      startTime: 1000,
      endTime: 3500,
      status: 'failed',
      assertionResults: [{}],
    },
    {
      name: '/repo/apps/api/b.test.ts',
      startTime: 1000,
      endTime: 1200,
      status: 'failed',
      assertionResults: [],
    },
  ],
});

const playwright = JSON.stringify({
  config: { rootDir: '/repo/apps/e2e/journeys' },
  suites: [
    {
      file: 'sign-in.spec.ts',
      specs: [{ tests: [{ results: [{ duration: 100 }, { duration: 200 }] }] }],
      suites: [{ file: 'sign-in.spec.ts', specs: [{ tests: [{ results: [{ duration: 4000 }] }] }] }],
    },
  ],
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
});

describe('the counts of a run', () => {
  test('counts a file that could not be loaded as failed', () => {
    expect(vitestCounts(vitest, '/repo')).toMatchObject({ passed: 10, failed: 2, skipped: 2 });
  });

  test('counts a journey that passed on retry as failed', () => {
    expect(playwrightCounts(playwright, '/repo')).toMatchObject({ passed: 5, failed: 2, skipped: 0 });
  });

  test('counts a run that could not start as failed', () => {
    const broken = JSON.stringify({
      ...JSON.parse(playwright),
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{}],
    });
    expect(playwrightCounts(broken, '/repo')).toMatchObject({ passed: 0, failed: 1 });
  });

  test('is one line, with skipped tests only when there are any', () => {
    const all = addCounts(vitestCounts(vitest, '/repo'), playwrightCounts(playwright, '/repo'));
    expect(summaryLine(all)).toBe('15 passed, 4 failed, 2 skipped');
    expect(summaryLine({ ...noCounts, passed: 3 })).toBe('3 passed, 0 failed');
  });

  test('lists the slowest files first, journeys included', () => {
    const all = addCounts(vitestCounts(vitest, '/repo'), playwrightCounts(playwright, '/repo'));
    expect(slowestFiles(all, 2)).toEqual([
      { file: 'apps/e2e/journeys/sign-in.spec.ts', seconds: 4.3 },
      { file: 'apps/api/a.test.ts', seconds: 2.5 },
    ]);
  });
});
