import { describe, expect, it } from 'vitest';

import { parseSearch, stringifySearch } from './query-string.js';

describe('the query string', () => {
  it.each([
    '?searchTerm=k%C5%8Dwhai+kitchens&statuses=DRAFT,FINAL&dateType=Creation',
    '?salesReference=0012&startDate=2026-11-01',
    '',
  ])('[LIST-11] round-trips plain text and comma-separated statuses: %s', (query) => {
    expect(stringifySearch(parseSearch(query))).toBe(query);
  });

  it('[LIST-11] parses values that look like numbers or JSON as text', () => {
    expect(parseSearch('?salesReference=0012&searchTerm={"a":1}')).toEqual({
      salesReference: '0012',
      searchTerm: '{"a":1}',
    });
  });

  it('omits empty and non-text values', () => {
    expect(stringifySearch({ searchTerm: '', pageNumber: 3, statuses: undefined })).toBe('');
  });
});
