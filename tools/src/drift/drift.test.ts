import { describe, expect, test } from 'vitest';

import { reportFaults } from './proved.js';

describe('what stands as tests', () => {
  const file = 'apps/api/src/database/migrations.test.ts';
  const report = (status: string): unknown => ({
    testResults: [{ name: `/repository/${file}`, assertionResults: [{ fullName: 'both engines', status }] }],
  });

  test('passes when the tests of the file pass', () => {
    expect(reportFaults(report('passed'), [file], 0)).toEqual([]);
  });

  test('a failed test, a skipped one, and a file that ran none are faults', () => {
    expect(reportFaults(report('failed'), [file], 1)).toEqual(['both engines: failed']);
    expect(reportFaults(report('pending'), [file], 0)).toEqual(['both engines: pending']);
    expect(reportFaults({ testResults: [] }, [file], 0)).toEqual([`${file} ran no test`]);
  });

  test('a test that needs what this machine does not have may be skipped, never fail', () => {
    expect(reportFaults(report('skipped'), [file], 0, true)).toEqual([]);
    expect(reportFaults(report('failed'), [file], 1, true)).toEqual(['both engines: failed']);
  });

  test('a run that ends badly without a failed test is a fault', () => {
    expect(reportFaults(report('passed'), [file], 1)).toEqual(['the tests ended with 1']);
  });
});
