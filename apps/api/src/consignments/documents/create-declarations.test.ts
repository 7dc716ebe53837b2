import { describe, expect } from 'vitest';

import { type StoredDraft, addConsignment } from '../../testing/store-consignment.js';
import { test } from '../../testing/api-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { readText } from '../../testing/read-pdf.js';
import { runSql } from '../../testing/run-sql.js';

const paint = {
  unNumber: '1263',
  class: '3',
  subsidiaryClass1: null,
  subsidiaryClass2: null,
  nameAndDescription: 'Paint',
  packingGroup: 'II',
  quantity: 1250.5,
  quantityUnit: 'L',
  flashPoint: -4,
  marinePollutant: true,
  limitedQuantity: true,
} as const;
const nitrate = { unNumber: '1942', class: '5.1', subsidiaryClass1: '6.1', subsidiaryClass2: null };

const it = test
  /** Makes the declaration of a new consignment and reads its text, or the reason for a refusal. */
  .extend('declare', ({ print, openFile, database }) =>
  async (draft: Partial<StoredDraft> = {}) => {
    const reference = await addConsignment(database, { status: 'STAGED', ...draft });
    const { items, results } = await print(['DGDOC'], [reference]);
    const [made] = items;
    if (made === undefined) return results[0]?.messages[0]?.userMessage ?? '';
    return readText(await openFile(made.uri));
  });

describe('the dangerous goods declaration', () => {
  it('[DGDC-05] prints what is declared of each item, and who declares', async ({ declare }) => {
    const text = await declare({ items: [{}, { count: 4, packagingType: 'CARTON', dangerousGoods: paint }] });
    for (const part of [
      'UN 1263',
      'Paint',
      '4 × Carton',
      '1,250.5 L',
      'Flash point -4 °C',
      'Marine pollutant',
      'Limited quantity',
      'Rule 45001/2005',
      'Mere Manager',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Keep apart');
  });

  it('[DGDC-05] is refused without dangerous goods, and of a draft', async ({ declare }) => {
    expect(await declare()).toBe('This consignment has no dangerous goods to declare');
    expect(await declare({ status: 'DRAFT', items: [{ dangerousGoods: paint }] })).toBe(
      'A draft has no documents yet',
    );
  });

  it('[DGDC-06, DGDC-07] prints what is not given, and goods not to travel together', async ({ declare }) => {
    const text = await declare({ items: [{ dangerousGoods: paint }, { dangerousGoods: nitrate }] });
    expect(text.match(/Not given/gu)).toHaveLength(4);
    expect(text).toContain('UN 1263 (class 3) and UN 1942 (class 5.1)');
  });

  it("[DGDC-08] has the contact of the sender's site, or the charged one", async ({ declare, database }) => {
    const items = [{ dangerousGoods: paint }];
    const set = (code: string, name: string) =>
      runSql(database)`
        update sites set emergency_name = ${name}, emergency_phone = '0800 555 011'
          where id = ${kowhaiSite(code).id}`;
    await set('AKL1', 'Site Safety');
    expect(await declare({ items })).toContain('Site Safety');
    await set('WLG1', 'Wellington Safety');
    const sender = { siteId: kowhaiSite('WLG1').id };
    expect(await declare({ items, sender })).toContain('Wellington Safety');
  });
});
