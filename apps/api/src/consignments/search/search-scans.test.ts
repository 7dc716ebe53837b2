import { describe, expect } from 'vitest';

import { toSscc } from '../../services/documents/gs1.js';
import { test } from '../../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { readGs1 } from '../../testing/read-pdf.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const siteIds = ['AKL1', 'WLG1'].map((code) => kowhaiSite(code).id);

const it = test
  .extend('find', ({ search }) =>
    async (body: object) => {
      const { results, notFound } = await search({ siteIds, ...body });
      return { found: results.map(({ reference }) => reference), notFound };
    })
  /** What a scanner reads on each label of a consignment: the numbers of piece and consignment. */
  .extend('scanLabels', ({ print, openFile }) => async (reference: string): Promise<string[]> => {
    const { items } = await print(['FRTLABEL'], [reference]);
    const pdf = await openFile(items[0]?.uri);
    return (await Promise.all([1, 2].map((page) => readGs1(pdf, page)))).flat();
  });

it.beforeAll(async ({ database }) => {
  const staged = { status: 'STAGED', items: [{ count: 2 }] } as const;
  await storeConsignment(database, { ...staged, reference: 'TAS3000001' });
  await storeConsignment(database, { ...staged, reference: 'TAS3000002', site: 'WLG1' });
  const dunedin = await storeConsignment(database, { ...staged, reference: 'TAS3000003', site: 'DUD1' });
  await runSql(database)`
    insert into piece_numbers (tenant_id, organisation_id, consignment_id, first_piece, first_serial, piece_count)
      values (${kowhaiScope.tenantId}, ${kowhaiScope.organisationId}, ${dunedin}, 1, 5000001, 2)`;
});

const plain = (scanned: string) => `]C1${scanned.replaceAll(/[()]/gu, '')}`;

describe('a scanned label', () => {
  it('[LIST-34] is found by every barcode on it, in a list once and as the keyword, and in "all that match"', async ({
    find,
    listMatching,
    scanLabels,
  }) => {
    const scanned = await scanLabels('TAS3000001');
    expect(scanned).toHaveLength(4);
    const expected = { found: ['TAS3000001'] };
    for (const scan of scanned.slice(2)) {
      const number = scan.replace(/^\(\d+\)/u, '');
      for (const text of [scan, plain(scan), plain(scan).slice(3), `\u001D${plain(scan).slice(3)}`, number]) {
        expect(await find({ references: [text] })).toEqual({ ...expected, notFound: [] });
        expect(await find({ searchTerm: text.toLowerCase() })).toMatchObject(expected);
      }
    }
    const references = [...scanned, 'tas3000001', 'TAS3000002'];
    expect(await find({ references })).toEqual({ found: ['TAS3000001', 'TAS3000002'], notFound: [] });
    expect(await listMatching({ references: scanned })).toMatchObject({
      rowCount: 1,
      items: [{ reference: 'TAS3000001' }],
      notFound: [],
    });
  });

  it('[LIST-34] [DOCS-09] is found after its item was deleted', async ({ find, scanLabels, database }) => {
    const items = [{ count: 2 }];
    const id = await storeConsignment(database, { status: 'FINAL', items, reference: 'TAS3000004' });
    const scanned = await scanLabels('TAS3000004');
    const ssccs = scanned.filter((scan) => scan.startsWith('(00)'));
    expect(ssccs).toHaveLength(2);
    await runSql(database)`delete from line_items where consignment_id = ${id}`;
    for (const sscc of ssccs)
      expect(await find({ references: [sscc] })).toEqual({ found: ['TAS3000004'], notFound: [] });
  });

  it('[LIST-34] [PLAT-20] of another site is not found, and is named as it was written', async ({ find }) => {
    const references = [
      `(00)${toSscc('9521234', 5_000_002)}`,
      '(401)9521234TAS3000003',
      `(00)${toSscc('9521234', 9_000_000)}`,
      `(00)${toSscc('9429999', 1)}`,
    ];
    expect(await find({ references })).toEqual({ found: [], notFound: references });
    for (const searchTerm of references) expect(await find({ searchTerm })).toMatchObject({ found: [] });
    expect(await find({ siteIds: [kowhaiSite('DUD1').id], references: references.slice(0, 2) })).toEqual({
      found: ['TAS3000003'],
      notFound: [],
    });
  });

  it('[LIST-34] as the keyword is narrowed by the other conditions', async ({ find }) => {
    const searchTerm = '(401)9521234TAS3000001';
    expect(await find({ searchTerm, references: ['TAS3000001', 'TAS3000002'] })).toEqual({
      found: ['TAS3000001'],
      notFound: [],
    });
    expect(await find({ searchTerm, references: ['TAS3000002'] })).toEqual({ found: [], notFound: [] });
    expect(await find({ searchTerm, statuses: ['DRAFT'] })).toMatchObject({ found: [] });
  });
});
