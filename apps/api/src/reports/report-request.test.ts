import { getDay, rangeToUtc } from '@consign/domain/dates';
import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhaiSite } from '../testing/fixtures.js';
import { aurora } from '../testing/world.js';
import { runSql } from '../testing/run-sql.js';

const body = {
  siteIds: [kowhaiSite('AKL1').id],
  ...rangeToUtc({ from: getDay('2026-03-09'), to: getDay('2026-03-17') }),
};
const viewer = ['Access.DISPATCH', 'Access.DASHBOARD'];
const cards = [
  'consignments-by-status',
  'consignments-staged-to-delivered',
  'consignments-delivered',
  'difot',
  'exceptions-by-status',
];

describe('a report', () => {
  it.for(cards)("[DASH-17] %s refuses sites that are not the caller's", async (card, { apiAs }) => {
    const api = await apiAs('dispatch', viewer);
    const answer = await api.post(`/api/v2/reports/${card}`, body);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ problems: [{ id: 'PLAT-20', path: 'siteIds' }] });
  });

  it.for(cards)('[DASH-03, DASH-17] %s refuses more than 93 days', async (card, { api }) => {
    const period = rangeToUtc({ from: getDay('2025-12-01'), to: getDay('2026-03-04') });
    const answer = await api.post(`/api/v2/reports/${card}`, { ...body, ...period });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      problems: [{ id: 'DASH-03', path: 'endDateUtc', message: 'A maximum of 3 month(s) is allowed' }],
    });
  });

  it('[DASH-09, DASH-10] a tenant without a chart is refused its figures', async ({ apiAs, database }) => {
    const off = { enableDifotChart: false, enableAverageStagedToDeliveredChart: false };
    await runSql(database, { tenantId: aurora.id, organisationId: null })`
      update tenants set record = record || ${JSON.stringify(off)}::jsonb where tenant_id = ${aurora.id}`;
    const api = await apiAs('harbour');
    const status = async (card: string, more: object = {}) =>
      (await api.post(`/api/v2/reports/${card}`, { ...body, ...more })).status;

    expect(await status('difot')).toBe(403);
    expect(await status('difot/search', { serviceType: 'GENERAL', difotStatus: 'MISS' })).toBe(403);
    expect(await status('consignments-staged-to-delivered')).toBe(403);
    expect(await status('consignments-delivered')).toBe(200);
  });
});
