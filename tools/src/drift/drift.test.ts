import { describe, expect, test } from 'vitest';

import { findReportFaults } from './checked-by-tests.js';

describe('checks that are written as tests', () => {
  const file = 'apps/api/src/database/migrations.test.ts';
  const report = (status: string): unknown => ({
    testResults: [{ name: `/repository/${file}`, assertionResults: [{ fullName: 'both engines', status }] }],
  });

  test('pass when the tests of the file pass', () => {
    expect(findReportFaults(report('passed'), [file], 0)).toEqual([]);
  });

  test('report a failed test, a skipped test, and a file without tests', () => {
    expect(findReportFaults(report('failed'), [file], 1)).toEqual(['both engines: failed']);
    expect(findReportFaults(report('pending'), [file], 0)).toEqual(['both engines: pending']);
    expect(findReportFaults({ testResults: [] }, [file], 0)).toEqual([`${file} ran no test`]);
  });

  test('allow a skipped test on a machine that lacks what it needs, but no failed one', () => {
    expect(findReportFaults(report('skipped'), [file], 0, true)).toEqual([]);
    expect(findReportFaults(report('failed'), [file], 1, true)).toEqual(['both engines: failed']);
  });

  test('report a run that exits with an error without a failed test', () => {
    expect(findReportFaults(report('passed'), [file], 1)).toEqual(['the tests exited with 1']);
  });
});
