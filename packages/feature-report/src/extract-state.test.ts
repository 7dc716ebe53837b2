import { getDay, parseSearchPeriod } from '@consign/domain/dates';
import { describe, expect, it } from 'vitest';

import {
  changeDateType,
  describePeriod,
  parseExtractState,
  toExtract,
  writeExtractState,
} from './extract-state.js';

const now = new Date('2026-11-21T23:00:00Z');

describe('the choice in the URL', () => {
  it('[EXTR-01] is the creations of the last 7 days, in any status, by default', () => {
    const state = parseExtractState({});
    expect(toExtract(state, ['site-1'], now)).toEqual({
      dateType: 'Creation',
      startDateUtc: '2026-11-15T11:00:00Z',
      endDateUtc: '2026-11-22T11:00:00Z',
      siteIds: ['site-1'],
      statuses: [],
    });
    expect(describePeriod(state, now)).toBe('Created 16/11/2026 to 22/11/2026');
    expect(writeExtractState(state)).toEqual({});
  });

  it.each([
    { statuses: 'DRAFT,FINAL' },
    { dateType: 'RequestedDelivery' },
    { dateRangePresetCode: 'LAST_30_DAYS' },
    { startDate: '2026-01-01', endDate: '2026-12-31', statuses: 'DELIVERED' },
    { rowPer: 'PRICE_LINE' },
  ])('[EXTR-13] [EXTR-17] comes back from %j', (query) => {
    expect(writeExtractState(parseExtractState(query))).toEqual(query);
  });

  it.each([
    { statuses: 'GONE' },
    { dateType: 'ConfirmedDelivery' },
    { dateRangePresetCode: 'LAST_YEAR' },
    { startDate: '2026-02-30', endDate: '2026-03-01' },
    { startDate: '2026-03-02', endDate: '2026-03-01' },
    { startDate: '2025-01-01', endDate: '2026-03-01' },
    { startDate: '2026-03-01' },
    { rowPer: 'ITEM' },
  ])('[EXTR-13] drops the unknown: %j', (query) => {
    expect(parseExtractState(query)).toEqual(parseExtractState({}));
  });

  it('[EXTR-05] 365 days are what the server accepts, also over the clock changes', () => {
    for (const [startDate, endDate] of [
      ['2026-01-01', '2026-12-31'],
      ['2025-10-01', '2026-09-30'],
    ]) {
      const state = parseExtractState({ startDate, endDate });
      expect(state.startDate).toBe(getDay(startDate ?? ''));
      expect(parseSearchPeriod(toExtract(state, [], now), 'EXTR-05').ok).toBe(true);
    }
  });

  it('[EXTR-02] one day of requested deliveries is named as such', () => {
    const state = parseExtractState({
      dateType: 'RequestedDelivery',
      startDate: '2026-04-05',
      endDate: '2026-04-05',
    });
    expect(describePeriod(state, now)).toBe('Requested delivery 05/04/2026');
  });

  it('[EXTR-14] presets look forward for requested delivery', () => {
    const next = parseExtractState({ dateType: 'RequestedDelivery', dateRangePresetCode: 'NEXT_30_DAYS' });
    expect(describePeriod(next, now)).toBe('Requested delivery 22/11/2026 to 21/12/2026');
    const month = { ...next, dateRangePresetCode: 'NEXT_CALENDAR_MONTH' as const };
    expect(describePeriod(month, now)).toBe('Requested delivery 01/12/2026 to 31/12/2026');
    expect(changeDateType(next, 'Creation')).toEqual({
      dateType: 'Creation',
      dateRangePresetCode: 'LAST_7_DAYS',
    });
    expect(changeDateType(parseExtractState({}), 'RequestedDelivery')).toEqual({
      dateType: 'RequestedDelivery',
      dateRangePresetCode: 'NEXT_7_DAYS',
    });
    // Nothing was created in the future.
    expect(parseExtractState({ dateRangePresetCode: 'NEXT_7_DAYS' }).dateRangePresetCode).toBe('LAST_7_DAYS');
  });
});
