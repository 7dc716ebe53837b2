import type { ImportGroup } from '@consign/domain/import-csv';
import { describe, expect, it } from 'vitest';

import { isThere, listCreatable, planImport } from './plan.js';

const good = (row: number): ImportGroup => ({
  ok: true,
  rows: { first: row, last: row },
  consignment: { accountId: String(row) } as never,
});
const bad: ImportGroup = { ok: false, rows: { first: 3, last: 3 }, problems: [] };
const imported = [
  {
    digest: 'a',
    occurrence: 1,
    reference: 'TAS1',
    importedAtDateTimeUtc: '2026-03-16T21:30:00Z',
    fileName: '',
  },
];
const groups = [good(2), bad, good(4), good(5)];
const digests = ['a', null, 'a', 'b'];

describe('which consignments of a file to create', () => {
  it('[IMPT-16] is what has no errors and does not exist, counted among equal ones', () => {
    const planned = planImport(groups, { digests, imported }, new Map(), new Map()) ?? [];
    expect(planned.map(({ identity }) => identity?.occurrence)).toEqual([1, undefined, 2, 1]);
    expect(planned.map(isThere)).toEqual([true, false, false, false]);
    expect(planned[0]?.outcome).toEqual({ kind: 'existing', reference: 'TAS1' });
    expect(listCreatable(planned).map(({ consignment }) => consignment.accountId)).toEqual(['4', '5']);
  });

  it('[IMPT-16] is everything without errors that is created again anyway', () => {
    const planned = planImport(groups, { digests, imported }, new Map([['a', 1]]), new Map()) ?? [];
    expect(listCreatable(planned).map(({ identity }) => identity)).toEqual([
      { digest: 'a', occurrence: 2 },
      { digest: 'a', occurrence: 3 },
      { digest: 'b', occurrence: 1 },
    ]);
  });

  it('[IMPT-10] [IMPT-20] is tried again where it failed, not where it was created', () => {
    const known = new Map([
      ['a.2', { kind: 'created', reference: 'TAS2' }],
      ['b.1', { kind: 'failed', title: 'No', texts: [], places: {} }],
    ] as const);
    const planned = planImport(groups, { digests, imported }, new Map(), known) ?? [];
    expect(listCreatable(planned).map(({ identity }) => identity)).toEqual([{ digest: 'b', occurrence: 1 }]);
  });

  it('[IMPT-16] is not known before the server has said what exists', () => {
    expect(planImport(groups, { digests, imported: undefined }, new Map(), new Map())).toBeNull();
  });
});
