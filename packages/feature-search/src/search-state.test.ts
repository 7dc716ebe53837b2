import { getDay } from '@consign/domain/dates';
import { describe, expect, it } from 'vitest';

import { droppedNotice } from './SearchResults.js';
import { searchBody } from './search-body.js';
import { parseSearchState } from './parse-search-state.js';
import { defaultSearch, writeSearchState, type SearchState } from './search-state.js';

const now = new Date('2026-09-29T20:00:00Z');

describe('search state in the URL', () => {
  it('[LIST-15] an empty query string is the default filter', () => {
    expect(parseSearchState({})).toEqual({ state: defaultSearch, dropped: [], tooLong: [] });
    expect(defaultSearch).toMatchObject({
      dateType: 'Creation',
      dateRangePresetCode: 'LAST_7_DAYS',
      sortOption: 'createdAtDateTimeUtc',
      sortDirection: 'asc',
      pageSize: 25,
    });
  });

  it('[LIST-11] writes what it can read again, with comma-separated statuses', () => {
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
      columns: ['reference', 'status'],
      preview: 'TAS0000001',
    };
    const written = writeSearchState(state);
    expect(written).toMatchObject({
      statuses: 'DRAFT,FINAL',
      startDate: '2026-09-01',
      endDate: '2026-09-30',
    });
    expect(parseSearchState(written)).toEqual({ state, dropped: [], tooLong: [] });
  });

  it('[LIST-53] always writes dates and sort, and what else differs from the defaults', () => {
    const usual = {
      dateType: 'Creation',
      dateRangePresetCode: 'LAST_7_DAYS',
      sortOption: 'createdAtDateTimeUtc',
      sortDirection: 'asc',
    };
    expect(writeSearchState(defaultSearch)).toEqual(usual);
    expect(writeSearchState({ ...defaultSearch, pageNumber: 2 })).toEqual({ ...usual, pageNumber: '2' });
  });

  it('[LIST-82] has a price for readers who may see prices, and only with a valid amount', () => {
    const state: SearchState = { ...defaultSearch, price: 'ABOVE_BY_DOLLARS', priceAtLeast: '50.00' };
    const written = writeSearchState(state);
    expect(written).toMatchObject({ price: 'ABOVE_BY_DOLLARS', priceAtLeast: '50.00' });
    expect(parseSearchState(written, { seesPrices: true }).state).toEqual(state);
    expect(parseSearchState(written)).toMatchObject({ state: defaultSearch, dropped: ['price'] });
    const { state: read, dropped } = parseSearchState(
      { ...written, priceAtLeast: '0' },
      { seesPrices: true },
    );
    expect([read, dropped]).toEqual([defaultSearch, ['priceAtLeast']]);
    expect(searchBody(state, { siteIds: [], references: [] }, now)).toMatchObject({
      price: { kind: 'ABOVE_BY_DOLLARS', atLeast: 50 },
    });
  });

  it('[LIST-84] sorts by a price only for readers who may see prices', () => {
    const query = writeSearchState({
      ...defaultSearch,
      sortOption: 'priceDifference',
      sortDirection: 'desc',
    });
    expect(parseSearchState(query, { seesPrices: true }).state).toMatchObject({
      sortOption: 'priceDifference',
      sortDirection: 'desc',
    });
    expect(parseSearchState(query)).toMatchObject({
      state: { sortOption: 'createdAtDateTimeUtc' },
      dropped: ['sortOption'],
    });
  });

  it('[LIST-53] a link sorts the same for everyone, whatever they remember', () => {
    const remembered = { option: 'statusDate', direction: 'desc' } as const;
    expect(parseSearchState({}, { listSort: remembered }).state).toMatchObject({
      sortOption: 'statusDate',
      sortDirection: 'desc',
    });
    expect(parseSearchState({ statuses: 'DRAFT' }, { listSort: remembered }).state).toEqual({
      ...defaultSearch,
      statuses: ['DRAFT'],
    });
  });

  it('[LIST-11] the preset of a link counts before its dates', () => {
    const days = { startDate: '2026-09-01', endDate: '2026-09-30' };
    const { state, dropped } = parseSearchState({ dateRangePresetCode: 'LAST_30_DAYS', ...days });
    expect(state).toEqual({ ...defaultSearch, dateRangePresetCode: 'LAST_30_DAYS' });
    expect(dropped).toEqual([]);
  });

  it('[LIST-36] has all dates beside the date filter, which stays', () => {
    const state: SearchState = { ...defaultSearch, dateType: 'RequestedDelivery', allDates: true };
    expect(writeSearchState(state)).toMatchObject({ dateType: 'RequestedDelivery', allDates: 'true' });
    expect(parseSearchState(writeSearchState(state))).toEqual({ state, dropped: [], tooLong: [] });
    expect(searchBody(state, { siteIds: ['site'], references: [] }, now).date).toBeNull();
    const { state: unknown, dropped } = parseSearchState({ allDates: 'maybe' });
    expect([unknown.allDates, dropped]).toEqual([false, ['allDates']]);
  });

  it('[LIST-25] an unknown preset, date, status or sort is dropped and reported, and the default used', () => {
    const { state, dropped, tooLong } = parseSearchState({
      dateRangePresetCode: 'LAST_YEAR',
      startDate: '2026-02-30',
      statuses: 'DRAFT,LOST',
      sortOption: 'weight',
      sortDirection: 'up',
    });
    expect(state).toEqual({ ...defaultSearch, statuses: ['DRAFT'] });
    expect(dropped).toEqual(['startDate', 'statuses', 'dateRangePresetCode', 'sortOption', 'sortDirection']);
    expect(droppedNotice({ dropped, tooLong })).toBe(
      "Some filters in this link weren't recognised (start date, status, date range, sort, sort direction), so the defaults were used.",
    );
    expect(droppedNotice({ dropped: [], tooLong: [] })).toBe('');
  });

  it('[LIST-25] an invalid page number falls back to the first page and is reported', () => {
    for (const pageNumber of ['0', '-1', '1.5', 'x', '1000001', '1e99']) {
      const { state, dropped } = parseSearchState({ pageNumber });
      expect(state.pageNumber).toBe(1);
      expect(dropped).toEqual(['pageNumber']);
    }
    expect(parseSearchState({ pageNumber: '' }).dropped).toEqual([]);
  });

  it.each([
    ['only one of two', { startDate: '2026-09-01' }, ['startDate']],
    ['the wrong order', { startDate: '2026-09-02', endDate: '2026-09-01' }, ['startDate', 'endDate']],
    ['more than 365', { startDate: '2024-01-01', endDate: '2026-09-01' }, ['startDate', 'endDate']],
    ['a date that does not exist', { startDate: '2026-09-01', endDate: '2026-02-30' }, ['endDate']],
  ])('[LIST-18] [LIST-25] invalid date ranges are dropped: %s', (_what, query, dropped) => {
    expect(parseSearchState(query)).toEqual({ state: defaultSearch, dropped, tooLong: [] });
  });

  it('[LIST-25] values of ten thousand characters are ignored and reported', () => {
    const long = 'x'.repeat(10_000);
    const { state, dropped, tooLong } = parseSearchState({
      searchTerm: long,
      phoneNumber: long,
      statuses: 'DRAFT,'.repeat(1_700),
      sortOption: long,
      pageNumber: '9'.repeat(10_000),
      columns: long,
      preview: long,
    });
    expect(state).toEqual({ ...defaultSearch, statuses: ['DRAFT'] });
    expect(dropped).toEqual(['columns', 'sortOption', 'pageNumber']);
    expect(tooLong).toEqual(['searchTerm', 'phoneNumber', 'preview']);
    expect(droppedNotice({ dropped: [], tooLong })).toBe(
      'Too long to search for, so ignored: keyword, phone number, preview.',
    );
  });

  it('[LIST-25] control characters are not searched for', () => {
    expect(parseSearchState({ searchTerm: 'a\u0000b\u0007' }).state.searchTerm).toBe('a b');
  });
});

describe('search body', () => {
  it('[LIST-24] the last 7 days start at midnight in Auckland, across the start of daylight saving', () => {
    // 30 September in Auckland; the clocks went forward on the 27th.
    expect(searchBody(defaultSearch, { siteIds: ['site'], references: [] }, now)).toEqual({
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

  it('[LIST-24] custom dates go from 00:00 of the first day to 00:00 of the day after the last', () => {
    const { state } = parseSearchState({ startDate: '2026-07-01', endDate: '2026-07-01' });
    expect(searchBody(state, { siteIds: ['site'], references: [] }, now).date).toEqual({
      dateRangeType: 'Creation',
      startDateUtc: '2026-06-30T12:00:00Z',
      endDateUtc: '2026-07-01T12:00:00Z',
    });
  });
});
