import { getDay } from '@consign/domain/dates';
import { describe, expect, it } from 'vitest';

import { droppedNotice } from './dropped-notice.js';
import { searchBody } from './search-call.js';
import { defaultSearch, parseSearchState, writeSearchState, type SearchState } from './search-state.js';

const now = new Date('2026-09-29T20:00:00Z');

describe('the search in the address', () => {
  it('[LIST-15] an empty query string is the default filter', () => {
    expect(parseSearchState({})).toEqual({ state: defaultSearch, dropped: [] });
    expect(defaultSearch).toMatchObject({
      dateType: 'Creation',
      dateRangePresetCode: 'LAST_7_DAYS',
      sortOption: 'createdAtDateTimeUtc',
      sortDirection: 'asc',
      pageSize: 25,
    });
  });

  it('[LIST-11] what is written is read again, statuses comma separated', () => {
    const state: SearchState = {
      ...defaultSearch,
      searchTerm: 'whangārei',
      phoneNumber: '09 123 4567',
      salesReference: 'SO-1',
      statuses: ['DRAFT', 'FINAL'],
      dateType: 'RequestedDelivery',
      dateRangePresetCode: null,
      startDate: getDay('2026-09-01'),
      endDate: getDay('2026-09-30'),
      sortOption: 'statusDate',
      sortDirection: 'desc',
      pageNumber: 3,
      pageSize: 200,
    };
    const written = writeSearchState(state);
    expect(written).toMatchObject({
      statuses: 'DRAFT,FINAL',
      startDate: '2026-09-01',
      endDate: '2026-09-30',
    });
    expect(parseSearchState(written)).toEqual({ state, dropped: [] });
  });

  it('[LIST-11] what is the default is not written', () => {
    expect(writeSearchState(defaultSearch)).toEqual({});
    expect(writeSearchState({ ...defaultSearch, pageNumber: 2 })).toEqual({ pageNumber: '2' });
  });

  it('[LIST-25] an unknown preset, date, status or sort is dropped, named, and the default used', () => {
    const { state, dropped } = parseSearchState({
      dateRangePresetCode: 'LAST_YEAR',
      startDate: '2026-02-30',
      statuses: 'DRAFT,LOST',
      sortOption: 'weight',
      sortDirection: 'up',
    });
    expect(state).toEqual({ ...defaultSearch, statuses: ['DRAFT'] });
    expect(dropped).toEqual(['statuses', 'startDate', 'dateRangePresetCode', 'sortOption', 'sortDirection']);
    expect(droppedNotice(dropped)).toBe(
      'The address holds an unknown status, start date, date range, sort, sort direction. The default is used instead.',
    );
    expect(droppedNotice([])).toBe('');
  });

  it('a page that is no page is the first', () => {
    for (const pageNumber of ['0', '-1', '1.5', 'x', '']) {
      expect(parseSearchState({ pageNumber }).state.pageNumber).toBe(1);
    }
  });
});

describe('the body of the search', () => {
  it('[LIST-24] the last 7 days begin at midnight in Auckland, across the start of daylight saving', () => {
    // 30 September in Auckland; the clocks went forward on the 27th.
    expect(searchBody(defaultSearch, ['site'], now)).toEqual({
      searchTerm: null,
      phoneNumber: null,
      salesReference: null,
      statuses: [],
      siteIds: ['site'],
      date: {
        dateRangeType: 'Creation',
        startDateUtc: '2026-09-23T12:00:00Z',
        endDateUtc: '2026-09-30T11:00:00Z',
      },
    });
  });

  it('[LIST-24] days of one’s own go from 00:00 of the first to 00:00 of the day after the last', () => {
    const { state } = parseSearchState({ startDate: '2026-07-01', endDate: '2026-07-01' });
    expect(searchBody(state, ['site'], now).date).toEqual({
      dateRangeType: 'Creation',
      startDateUtc: '2026-06-30T12:00:00Z',
      endDateUtc: '2026-07-01T12:00:00Z',
    });
  });
});
