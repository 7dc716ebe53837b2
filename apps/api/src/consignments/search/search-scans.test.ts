import { describe, expect } from 'vitest';

import { toSscc } from '../../services/documents/gs1.js';
import { test } from '../../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { readGs1 } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const allSites = ['AKL1', 'WLG1'].map((code) => kowhaiSite(code).id);
const searchPath = '/api/v2/consignments/search';

const it = test
  .extend('search', ({ api }) =>
    async (body: object) => {
      const answer = await api.post(searchPath, { siteIds: allSites, ...body });
      if (answer.status !== 200) throw new Error(answer.text);
      const { results, notFound } = answer.body as { results: { reference: string }[]; notFound?: string[] };
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
  await database.inTenant(kowhaiScope, async (tx) => {
    await tx
      .insertInto('piece_numbers')
      .values({
        tenant_id: kowhaiScope.tenantId,
        organisation_id: kowhaiScope.organisationId,
        consignment_id: dunedin,
        item_id: null,
        first_piece: 1,
        first_serial: 5_000_001,
        piece_count: 2,
      })
      .execute();
  });
});

const plain = (scanned: string) => `]C1${scanned.replaceAll(/[()]/gu, '')}`;

describe('a scanned label', () => {
  it('[LIST-34] is found by every barcode on it, in a list once and as the keyword, and in "all that match"', async ({
    api,
    search,
    scanLabels,
  }) => {
    const scanned = await scanLabels('TAS3000001');
    expect(scanned).toHaveLength(4);
    const expected = { found: ['TAS3000001'] };
    for (const scan of scanned.slice(2)) {
      const number = scan.replace(/^\(\d+\)/u, '');
      for (const text of [scan, plain(scan), plain(scan).slice(3), `\u001D${plain(scan).slice(3)}`, number]) {
        expect(await search({ references: [text] })).toEqual({ ...expected, notFound: [] });
        expect(await search({ searchTerm: text.toLowerCase() })).toMatchObject(expected);
      }
    }
    const references = [...scanned, 'tas3000001', 'TAS3000002'];
    expect(await search({ references })).toEqual({ found: ['TAS3000001', 'TAS3000002'], notFound: [] });
    const all = await api.post(`${searchPath}/matching`, { siteIds: allSites, references: scanned });
    expect(all.body).toMatchObject({ rowCount: 1, items: [{ reference: 'TAS3000001' }], notFound: [] });
  });

  it('[LIST-34] [DOCS-09] is found after its freight item was deleted', async ({
    search,
    scanLabels,
    database,
  }) => {
    const items = [{ count: 2 }];
    const id = await storeConsignment(database, { status: 'FINAL', items, reference: 'TAS3000004' });
    const scanned = await scanLabels('TAS3000004');
    const ssccs = scanned.filter((scan) => scan.startsWith('(00)'));
    expect(ssccs).toHaveLength(2);
    await database.inTenant(kowhaiScope, (tx) =>
      tx.deleteFrom('line_items').where('consignment_id', '=', id).execute(),
    );
    for (const sscc of ssccs)
      expect(await search({ references: [sscc] })).toEqual({ found: ['TAS3000004'], notFound: [] });
  });

  it('[LIST-34] [PLAT-20] of another site is not found, and is named as it was written', async ({
    search,
  }) => {
    const references = [
      `(00)${toSscc('9521234', 5_000_002)}`,
      '(401)9521234TAS3000003',
      `(00)${toSscc('9521234', 9_000_000)}`,
      `(00)${toSscc('9429999', 1)}`,
    ];
    expect(await search({ references })).toEqual({ found: [], notFound: references });
    for (const searchTerm of references) expect(await search({ searchTerm })).toMatchObject({ found: [] });
    const siteIds = [kowhaiSite('DUD1').id];
    expect(await search({ siteIds, references: references.slice(0, 2) })).toEqual({
      found: ['TAS3000003'],
      notFound: [],
    });
  });

  it('[LIST-34] as the keyword is narrowed by the other conditions', async ({ search }) => {
    const searchTerm = '(401)9521234TAS3000001';
    expect(await search({ searchTerm, references: ['TAS3000001', 'TAS3000002'] })).toEqual({
      found: ['TAS3000001'],
      notFound: [],
    });
    expect(await search({ searchTerm, references: ['TAS3000002'] })).toEqual({ found: [], notFound: [] });
    expect(await search({ searchTerm, statuses: ['DRAFT'] })).toMatchObject({ found: [] });
  });
});
