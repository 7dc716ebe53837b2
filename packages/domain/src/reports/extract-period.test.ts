import { describe, expect, it } from 'vitest';

import { getDay, rangeToUtc } from '../dates/index.js';
import { extractFileName, parseExtractPeriod } from './index.js';

const days = (from: string, to: string) => rangeToUtc({ from: getDay(from), to: getDay(to) });

describe('parseExtractPeriod', () => {
  it.each([
    ['a day', '2026-03-16', '2026-03-16'],
    ['365 days over both clock changes', '2026-01-01', '2026-12-31'],
    ['365 days, an hour longer than the days', '2025-10-01', '2026-09-30'],
    ['365 days, an hour shorter than the days', '2026-04-10', '2027-04-09'],
  ])('[EXTR-05] reads %s', (_name, from, to) => {
    const range = days(from, to);
    expect(parseExtractPeriod(range)).toEqual({
      ok: true,
      value: { start: new Date(range.startDateUtc), end: new Date(range.endDateUtc) },
    });
  });

  it.each([
    ['2026-01-01', '2027-01-01'],
    ['2025-10-01', '2026-10-01'],
  ])('[EXTR-05] refuses 366 days from %s to %s', (from, to) => {
    expect(parseExtractPeriod(days(from, to))).toEqual({
      ok: false,
      problems: [{ id: 'EXTR-05', path: 'endDateUtc', message: 'A maximum of 12 month(s) is allowed' }],
    });
  });

  it.each(['2026-03-16T11:00:00Z', '2026-03-16T10:59:59Z'])(
    '[EXTR-05] refuses an end at %s',
    (endDateUtc) => {
      expect(parseExtractPeriod({ startDateUtc: '2026-03-16T11:00:00Z', endDateUtc })).toMatchObject({
        ok: false,
        problems: [{ id: 'EXTR-05', message: 'To Date cannot be earlier than From Date' }],
      });
    },
  );
});

it.each([
  ['2026-11-20T11:00:00Z', 'Consignments_21-Nov-2026.csv'],
  ['2026-11-20T10:59:59Z', 'Consignments_20-Nov-2026.csv'],
  ['2026-09-05T00:00:00Z', 'Consignments_05-Sep-2026.csv'],
  ['2026-12-31T11:00:00Z', 'Consignments_01-Jan-2027.csv'],
])('[EXTR-02] [EXTR-05] a file of %s is named %s', (now, name) => {
  expect(extractFileName(new Date(now))).toBe(name);
});
