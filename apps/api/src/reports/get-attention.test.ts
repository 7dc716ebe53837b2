import type { components } from '@consign/api-client/consignment';
import { today } from '@consign/domain/dates';
import { type AttentionSubject, attentionKinds, needsAttention } from '@consign/domain/reports';
import { describe, expect } from 'vitest';

import { kowhaiSite } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { type Recounted, storedStatus } from '../testing/report-recount.js';
import { test as base } from '../testing/report-test.js';
import { runSql } from '../testing/run-sql.js';

type Schemas = components['schemas'];

const url = '/api/v2/reports/attention';

const at = (time: number | null) => (time === null ? null : new Date(time));

/** Whom some consignments wait for. */
const findWaits = ({ id }: Pick<Recounted, 'id'>) => {
  const number = Number.parseInt(id.slice(-4), 16);
  return { customer: number % 3 === 0, provider: number % 4 === 0 };
};

/** What the rule looks at, of a made-up consignment as it is stored. */
function toSubject(one: Recounted): AttentionSubject {
  const status = storedStatus(one);
  const statusAt = { STAGED: one.stagedAt, DRAFT: one.status === 'STAGED' ? one.createdAt : null };
  return {
    status,
    statusAt: new Date((status === 'STAGED' || status === 'DRAFT' ? statusAt[status] : null) ?? one.statusAt),
    createdAt: new Date(one.createdAt),
    requestedPickup: at(one.requestedPickupAt),
    delivery: at(one.confirmedAt ?? one.requestedAt),
    hasUnresolvedException: one.exceptions.some(({ isResolved }) => !isResolved),
    waitsForCustomer: findWaits(one).customer,
    waitsForProvider: findWaits(one).provider,
  };
}

const DAY_MS = 24 * 3_600_000;
/** Some days around today, to the hour, for two of three. */
const around = (index: number, step: number) =>
  index % 3 === 0
    ? null
    : testNow.getTime() + (((index * step) % 40) - 30) * DAY_MS + (index % 24) * 3_600_000;
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const it = base
  /** The made-up consignments, with dates around today and the flag that the provider's events leave. */
  .extend('flagged', { scope: 'file' }, async ({ database, stored }) => {
    const dated = stored.map((one, index) => ({
      ...one,
      requestedPickupAt: around(index, 7),
      requestedAt: around(index + 1, 11),
      confirmedAt: around(index + 2, 13),
    }));
    const rows = dated.map(({ id, requestedPickupAt, requestedAt, confirmedAt }) => ({
      id,
      pickup: iso(requestedPickupAt),
      requested: iso(requestedAt),
      waits: findWaits({ id }),
      confirmed: iso(confirmedAt),
    }));
    await runSql(database)`
      update consignments c set requested_pickup_at = r.pickup, requested_delivery_at = r.requested,
          confirmed_delivery_at = r.confirmed,
          waits_for_customer = (r.waits ->> 'customer')::boolean, waits_for_provider = (r.waits ->> 'provider')::boolean
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (id uuid, pickup timestamptz, requested timestamptz, confirmed timestamptz, waits jsonb)
        where c.id = r.id`;
    await runSql(database)`
      update consignments c set has_exception = true where exists (select from delivery_events e
        where e.consignment_id = c.id and e.event_type = 'EXCP' and e.resolved_at is null)`;
    return dated;
  })
  .extend('counts', ({ api }) => async (sites: readonly string[]) => {
    return (await api.post(url, { siteIds: sites.map((code) => kowhaiSite(code).id) }))
      .body as Schemas['AttentionCount'][];
  });

describe('getAttention', () => {
  it('[CALL-106] [DASH-28] counts what the rule counts, of the sites alone', async ({ flagged, counts }) => {
    for (const sites of [['AKL1'], ['AKL1', 'WLG1', 'DUD1'], ['WLG1', 'DUD1']]) {
      const expected = attentionKinds.map((kind) => ({
        kind,
        count: flagged.filter(
          (one) => sites.includes(one.site) && needsAttention(kind, toSubject(one), today(testNow)),
        ).length,
      }));

      expect(await counts(sites)).toEqual(expected);
      if (sites.length === 3) expect(expected.every(({ count }) => count > 0)).toBe(true);
    }
  });

  it('[DASH-29, LIST-38] each figure is the number of rows of its list', async ({ flagged, counts, api }) => {
    const siteIds = [kowhaiSite('AKL1').id, kowhaiSite('DUD1').id];
    for (const { kind, count } of await counts(['AKL1', 'DUD1'])) {
      const expected = flagged
        .filter(({ site }) => site !== 'WLG1')
        .filter((one) => needsAttention(kind, toSubject(one), today(testNow)))
        .map(({ id }) => id)
        .toSorted();
      const filters = { siteIds, attention: kind };
      // No consignment was created on these days: the filter is of any date.
      const date = {
        dateRangeType: 'Creation',
        startDateUtc: '2001-01-01T00:00:00Z',
        endDateUtc: '2001-01-02T00:00:00Z',
      };
      for (const sortOption of ['createdAtDateTimeUtc', 'RequestedDeliveryDate', 'statusDate']) {
        const query = `?pageSize=200&sortOption=${sortOption}`;
        const page = await api.post(`/api/v2/consignments/search${query}`, { ...filters, date });
        const { rowCount, results } = page.body as Schemas['ConsignmentPage'];

        expect(rowCount).toBe(count);
        expect(results.map(({ id }) => id).toSorted()).toEqual(expected);
      }
      const matching = await api.post('/api/v2/consignments/search/matching', filters);
      expect((matching.body as Schemas['MatchingConsignments']).items.map(({ id }) => id).toSorted()).toEqual(
        expected,
      );
    }
  });

  it('[LIST-38] another filter narrows it', async ({ flagged, api }) => {
    const siteIds = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);
    const search = { siteIds, attention: 'OVERDUE', statuses: ['TRANSIT'], searchTerm: 'tui' };
    const page = await api.post('/api/v2/consignments/search', search);
    const overdue = flagged.filter((one) => needsAttention('OVERDUE', toSubject(one), today(testNow)));

    expect((page.body as Schemas['ConsignmentPage']).rowCount).toBe(0);
    const inTransit = await api.post('/api/v2/consignments/search', { ...search, searchTerm: null });
    expect((inTransit.body as Schemas['ConsignmentPage']).rowCount).toBe(
      overdue.filter(({ status }) => status === 'TRANSIT').length,
    );
  });

  it('[DASH-28] takes sites of the user alone', async ({ apiAs }) => {
    const dispatch = await apiAs('dispatch');
    expect(await dispatch.post(url, { siteIds: [kowhaiSite('WLG1').id] })).toMatchObject({ status: 200 });
    expect(await dispatch.post(url, { siteIds: [kowhaiSite('AKL1').id] })).toMatchObject({ status: 422 });
  });
});
