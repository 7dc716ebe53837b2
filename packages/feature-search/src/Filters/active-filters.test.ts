import { expect, it } from 'vitest';

import { defaultSearch } from '../search-state.js';
import { activeFilters } from './active-filters.js';

it('[PLAT-26] a search text with bidirectional controls turns nothing around it in its filter', () => {
  const [filter] = activeFilters({ ...defaultSearch, searchTerm: '\u202Ekauri' });
  expect(filter?.label).toBe('Keyword: \u2068kauri\u2069');
});
