import { describe, expect, it } from 'vitest';

import { parseSearch, stringifySearch } from './query-string.js';

describe('the query string', () => {
  it.each([
    '?searchTerm=k%C5%8Dwhai+kitchens&statuses=DRAFT,FINAL&dateType=Creation',
    '?salesReference=0012&startDate=2026-11-01',
    '',
  ])('[LIST-11] holds plain texts, statuses separated by commas: %s', (query) => {
    expect(stringifySearch(parseSearch(query))).toBe(query);
  });

  it('[LIST-11] keeps a text that looks like a number or JSON a text', () => {
    expect(parseSearch('?salesReference=0012&searchTerm={"a":1}')).toEqual({
      salesReference: '0012',
      searchTerm: '{"a":1}',
    });
  });

  it('leaves out what is empty or no text', () => {
    expect(stringifySearch({ searchTerm: '', pageNumber: 3, statuses: undefined })).toBe('');
  });
});
