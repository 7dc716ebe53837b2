import { getDay } from '@consign/domain/dates';
import { expect, it } from 'vitest';

import { defaultSearch } from '../search-state.js';
import { activeFilters } from './active-filters.js';

it('[PLAT-26] a search text with bidirectional controls turns nothing around it in its filter', () => {
  const [filter] = activeFilters({ ...defaultSearch, searchTerm: '\u202Ekauri' });
  expect(filter?.label).toBe('Keyword: \u2068kauri\u2069');
});

it('[LIST-12] the chip of typed dates removes them, and not only their preset', () => {
  const days = { startDate: getDay('2026-11-01'), endDate: getDay('2026-11-02') };
  const [filter] = activeFilters({ ...defaultSearch, dateRangePresetCode: null, ...days });
  expect({ ...defaultSearch, ...days, ...filter?.without }).toEqual(defaultSearch);
});
