import { describe, expect } from 'vitest';

import { goodItem, kowhaiScope } from '../../testing/fixtures.js';
import { test } from '../../testing/line-item-test.js';
import { runSql } from '../../testing/run-sql.js';

const it = test.extend('goodsOf', ({ load }) =>
  async (path: string) => {
    const [item] = (await load(path)).lineItems as { dangerousGoods?: object }[];
    return item?.dangerousGoods;
  });

const methanol = { unNumber: '1230', class: '3', subsidiaryClass1: '6.1' };
const petrol = { unNumber: '1203', class: '3' };

it.beforeAll(async ({ database }) => {
  await runSql(database)`insert into dangerous_goods (tenant_id, un_number, name, class, packing_group)
      values (${kowhaiScope.tenantId}, '1993', 'Flammable liquid of the provider', '3', 'I')`;
});

describe('the proper shipping name and packing group', () => {
  it('[DG-05] come from the look-up when the call has none', async ({ openDraft, goodsOf, api }) => {
    const path = await openDraft({ ...goodItem, dangerousGoods: methanol });
    const named = { ...methanol, nameAndDescription: 'Methanol', packingGroup: 'II' };
    expect(await goodsOf(path)).toMatchObject(named);
    const added = await api.post(`${path}/line-items`, { ...goodItem, dangerousGoods: petrol });
    expect(added).toMatchObject({
      status: 201,
      body: {
        dangerousGoods: { nameAndDescription: 'Motor spirit, gasoline or petrol', packingGroup: 'II' },
      },
    });
  });

  it('[DG-05] are stored as entered, and are null for an unknown number', async ({ openDraft, goodsOf }) => {
    const entered = { ...methanol, nameAndDescription: 'Methanol, denatured', packingGroup: 'III' };
    expect(await goodsOf(await openDraft({ ...goodItem, dangerousGoods: entered }))).toMatchObject(entered);
    const none = { ...methanol, packingGroup: null };
    expect(await goodsOf(await openDraft({ ...goodItem, dangerousGoods: none }))).toMatchObject(none);
    const path = await openDraft({ ...goodItem, dangerousGoods: { unNumber: '9999', class: '9' } });
    expect(await goodsOf(path)).toMatchObject({ nameAndDescription: null, packingGroup: null });
  });

  it('[DG-05] follow the UN number, not look-ups', async ({ openDraftWithItem, goodsOf, api, database }) => {
    const dangerousGoods = { unNumber: '1993', class: '3' };
    const { path, itemPath } = await openDraftWithItem({ dangerousGoods });
    const stored = { nameAndDescription: 'Flammable liquid of the provider', packingGroup: 'I' };
    expect(await goodsOf(path)).toMatchObject(stored);
    await runSql(database)`
      update dangerous_goods set name = 'Renamed', packing_group = null where un_number = '1993'`;
    expect(await goodsOf(path)).toMatchObject(stored);
    expect((await api.put(itemPath, { ...goodItem, count: 2, dangerousGoods })).status).toBe(200);
    expect(await goodsOf(path)).toMatchObject(stored);
    await api.put(itemPath, { ...goodItem, dangerousGoods: methanol });
    expect(await goodsOf(path)).toMatchObject({ nameAndDescription: 'Methanol', packingGroup: 'II' });
  });

  it('[DG-05] refuses another packing group', async ({ openDraft, api }) => {
    const path = await openDraft();
    const dangerousGoods = { ...methanol, packingGroup: 'IV' };
    expect(await api.post(`${path}/line-items`, { ...goodItem, dangerousGoods })).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'DG-05', path: 'dangerousGoods/packingGroup' }] },
    });
  });

  it('[DGDC-01] [DGDC-02] [DGDC-03] the details of a declaration are stored, and stay when a call lacks them', async ({
    openDraftWithItem,
    goodsOf,
    api,
  }) => {
    const details = {
      quantity: 12.5,
      quantityUnit: 'L',
      flashPoint: 11,
      marinePollutant: true,
      limitedQuantity: true,
    };
    const { path, itemPath } = await openDraftWithItem({ dangerousGoods: { ...methanol, ...details } });
    expect(await goodsOf(path)).toMatchObject(details);
    await api.put(itemPath, {
      ...goodItem,
      dangerousGoods: { ...methanol, quantity: 13, quantityUnit: 'L' },
    });
    expect(await goodsOf(path)).toMatchObject({ ...details, quantity: 13 });
    const noUnit = { ...goodItem, dangerousGoods: { ...petrol, quantity: 1 } };
    expect(await api.put(itemPath, noUnit)).toMatchObject({
      status: 422,
      body: { messages: [{ userMessage: 'Choose L or kg' }] },
    });
  });
});
