import { describe, expect, it } from 'vitest';

import { findSearchTarget } from './OpenInSearch.js';
import { draft, miss, unresolved, weekScope } from '../testing/WiredDrillDown.js';

describe('how the list shows what is behind a figure', () => {
  it('[DASH-38] a status of Created is a search by status and days, however many there are', () => {
    expect(findSearchTarget(draft, weekScope, 50_000)).toEqual({
      kind: 'query',
      query: { statuses: 'DRAFT', startDate: '2026-03-09', endDate: '2026-03-15' },
    });
  });

  it.each([
    [draft, { ...weekScope, serviceTypeCodes: ['GENERAL'] }],
    [miss, weekScope],
    [unresolved, weekScope],
  ])('[DASH-38] %j is a search for its references, up to 1,000', (segment, scope) => {
    expect(findSearchTarget(segment, scope, 1000)).toEqual({ kind: 'references' });
    expect(findSearchTarget(segment, scope, 1001)).toEqual({
      kind: 'none',
      reason:
        'The list shows at most 1,000 of these at a time; this figure has 1,001. Choose fewer days, sites or service types.',
    });
  });
});
