import { describe, expect, it } from 'vitest';

import { parseDrillPage, writeDrillPage } from './drill-state.js';

const first = { pageNumber: 1, pageSize: 25, sortOption: 'createdAtDateTimeUtc', sortDirection: 'asc' };

describe('the page of a drill-down in the URL', () => {
  it('[DASH-36] writes what it can read again, without defaults', () => {
    const page = {
      pageNumber: 3,
      pageSize: 100,
      sortOption: 'statusDate',
      sortDirection: 'desc',
    } as const;

    expect(writeDrillPage(page)).toEqual({ page: '3', size: '100', sort: 'statusDate', order: 'desc' });
    expect(parseDrillPage(writeDrillPage(page))).toEqual(page);
    expect(writeDrillPage(parseDrillPage({}))).toEqual({});
  });

  it.each([
    {},
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1000001' },
    { page: 'last' },
    { size: '30' },
    { sort: 'price' },
    { order: 'sideways' },
    { page: '', size: '', sort: '', order: '' },
  ])('[DASH-36] of %j it is the first page by creation', (drill) => {
    expect(parseDrillPage(drill)).toEqual(first);
    expect(writeDrillPage(parseDrillPage(drill))).toEqual({});
  });
});
