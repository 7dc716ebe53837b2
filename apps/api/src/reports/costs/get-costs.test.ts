import type { components } from '@consign/api-client/consignment';
import { type Day, getDay } from '@consign/domain/dates';
import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Database } from '../../database/database.js';
import { activeAccountId, inactiveAccountId, kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { isOn } from '../../testing/report-recount.js';
import { type Ask, type Filter, test as reportTest } from '../../testing/report-test.js';
import { runSql } from '../../testing/run-sql.js';
import { countOwnerDays } from '../days/report-days-job.js';

type Costs = components['schemas']['Costs'];
type Group = components['schemas']['CostGroup'];

/** A consignment with a confirmed price, read one by one. */
interface Priced {
  readonly id: string;
  readonly reference: string;
  readonly siteId: string;
  readonly stagedOn: Day;
  readonly service: string;
  readonly account: string;
  readonly region: string;
  readonly receiver: string;
  readonly confirmed: number;
  readonly faf: number;
  readonly estimated: number | null;
  readonly weight: number;
  readonly volume: number;
}

/** Receivers in any case, two accounts, some without an estimate; prices with FAF, and freight. */
async function vary(database: Database): Promise<void> {
  const { tenantId } = kowhaiScope;
  await runSql(database)`
    update consignments c set account_id = case n % 3 when 0 then ${inactiveAccountId}::uuid else c.account_id end,
        receiver = jsonb_set(jsonb_set(c.receiver, '{fullName}', to_jsonb(case n % 2 when 0 then 'TŪĪ ' else 'Tūī ' end || n % 29)),
          '{address,city}', to_jsonb(case n % 4 when 0 then 'Taupō' else 'Nelson' end))
      from (select id, right(reference, 4)::integer as n from consignments where tenant_id = ${tenantId}
        and reference like 'TAS9%') r
      where c.tenant_id = ${tenantId} and c.id = r.id`;
  await runSql(database)`update consignment_prices p set
        price = jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('kind', 'FREIGHT', 'amount', 5),
          jsonb_build_object('kind', 'FAF', 'amount', least(n % 40, p.amount_cents)))),
        amount_cents = case when p.kind = 'CONFIRMED' then p.amount_cents when n % 5 = 0 then null
          else p.amount_cents * (n % 7) / 4 end
      from (select id, right(reference, 4)::integer as n from consignments where tenant_id = ${tenantId}
        and reference like 'TAS9%') r
      where p.tenant_id = ${tenantId} and p.consignment_id = r.id`;
  await runSql(database)`
    insert into line_items (tenant_id, organisation_id, consignment_id, id, position, item_count,
        packaging_type_code, volume_steps, weight_steps)
      select c.tenant_id, c.organisation_id, c.id, c.id, 1, 1, 'PALLET', right(reference, 4)::integer % 3 * 1234,
        right(reference, 4)::integer % 11 * 777
      from consignments c where c.tenant_id = ${tenantId} and c.reference like 'TAS9%'`;
}

async function readPriced(database: Database): Promise<readonly Priced[]> {
  const { rows } = await runSql(database)<Priced>`
      select c.id, c.reference, c.charge_site_id as "siteId", local_day(c.staged_at)::text as "stagedOn",
        c.service_type_code as service, c.account_id as account, coalesce(c.destination_region_id::text, '') as region,
        lower((c.receiver->>'fullName') || ', ' || (c.receiver#>>'{address,city}')) as receiver,
        p.amount_cents as confirmed, (p.price#>>'{lines,1,amount}')::integer as faf, e.amount_cents as estimated,
        i.weight_steps as weight, i.volume_steps as volume
      from consignments c join consignment_prices p on p.consignment_id = c.id and p.kind = 'CONFIRMED'
      join consignment_prices e on e.consignment_id = c.id and e.kind = 'ESTIMATE'
      join line_items i on i.consignment_id = c.id
      where c.tenant_id = ${kowhaiScope.tenantId} and c.reference like 'TAS9%' and c.staged_at is not null
        and p.amount_cents is not null`;
  return rows;
}

const it = reportTest.extend('varied', { scope: 'file' }, async ({ database, stored }) => {
  if (stored.length === 0) throw new Error('Nothing is stored');
  await vary(database);
  return readPriced(database);
});

const sum = (list: readonly Priced[], value: (one: Priced) => number) =>
  list.reduce((total, one) => total + value(one), 0);
const withEstimate = (list: readonly Priced[]) => list.filter(({ estimated }) => estimated !== null);
const compared = ({ confirmed, faf }: Priced) => confirmed - faf;
const perUnit = (cents: number, quantity: number) =>
  quantity === 0 ? null : Math.round(Number(((cents * 10) / quantity).toFixed(6))) / 1000;

function toFigures(list: readonly Priced[]) {
  const confirmed = sum(list, (one) => one.confirmed);
  return {
    consignments: list.length,
    confirmed: confirmed / 100,
    estimated: sum(list, ({ estimated }) => estimated ?? 0) / 100,
    confirmedOfEstimated: sum(withEstimate(list), compared) / 100,
    perConsignment: perUnit(confirmed, list.length),
    perKilogram: perUnit(confirmed, sum(list, ({ weight }) => weight) / 100),
    perCubicMetre: perUnit(confirmed, sum(list, ({ volume }) => volume) / 10_000),
  };
}

/** The groups of a dimension by their value, the dearest first, as many as are listed. */
function listGroups(list: readonly Priced[], value: (one: Priced) => string) {
  const values = [...new Set(list.map(value))];
  return values
    .map((wanted) => toFigures(list.filter((one) => value(one) === wanted)))
    .toSorted((one, other) => other.confirmed - one.confirmed);
}

async function expectCosts(ask: Ask, filter: Filter, all: readonly Priced[]): Promise<Costs> {
  const sites = new Set(filter.sites.map((code) => kowhaiSite(code).id));
  const list = all.filter(
    ({ siteId, service, stagedOn }) =>
      sites.has(siteId) &&
      (filter.services.length === 0 || filter.services.includes(service)) &&
      isOn(stagedOn, filter.period),
  );
  const costs = await ask<Costs>(filter, 'costs');
  expect(costs.totals).toEqual(toFigures(list));
  const dimensions = [
    [costs.serviceTypes, ({ service }: Priced) => service],
    [costs.accounts, ({ account }: Priced) => account],
    [costs.regions, ({ region }: Priced) => region],
    [costs.receivers, ({ receiver }: Priced) => receiver],
  ] as const;
  for (const [groups, value] of dimensions) expectGroups(groups, listGroups(list, value));
  const dearest = withEstimate(list)
    .map((one) => compared(one) - (one.estimated ?? 0))
    .filter((cents) => cents > 0)
    .toSorted((one, other) => other - one)
    .slice(0, 10);
  const found = costs.dearest.map(({ estimated, confirmedWithoutFaf }) =>
    Math.round((confirmedWithoutFaf - estimated) * 100),
  );
  expect(found).toEqual(dearest);
  for (const { id, reference } of costs.dearest)
    expect(list.find((one) => one.id === id)?.reference).toBe(reference);
  return costs;
}

/** Equal sums in any order; groups that are not listed are in the others. */
function expectGroups(groups: readonly Group[], expected: readonly ReturnType<typeof toFigures>[]): void {
  const figures = groups.map(({ code: _code, name: _name, groupCount: _count, ...rest }) => rest);
  const listed = figures.slice(0, 20);
  expect(listed.map(({ confirmed }) => confirmed)).toEqual(
    expected.slice(0, 20).map(({ confirmed }) => confirmed),
  );
  expect(expected).toEqual(expect.arrayContaining(listed));
  expect(groups.slice(20).map(({ code, groupCount }) => [code, groupCount])).toEqual(
    expected.length > 20 ? [[null, expected.length - 20]] : [],
  );
  expect(groups.reduce((total, { consignments }) => total + consignments, 0)).toBe(
    expected.reduce((total, { consignments }) => total + consignments, 0),
  );
}

const season: Filter = {
  role: 'manager',
  sites: ['AKL1', 'WLG1', 'DUD1'],
  services: [],
  period: { from: getDay('2025-03-17'), to: getDay('2025-06-16') },
};
const listFilters = (filters: readonly Filter[]) => [
  season,
  ...filters.filter(({ role }) => role === 'manager'),
];

it('[DASH-52, CALL-279] costs are a plain recount in every dimension, counted by day or not', async ({
  ask,
  database,
  varied,
  filters,
}) => {
  for (const filter of listFilters(filters)) await expectCosts(ask, filter, varied);
  while (await database.inTenant(kowhaiScope, (tx) => countOwnerDays(tx, kowhaiScope), 'snapshot'));
  const all = await Promise.all(listFilters(filters).map((filter) => expectCosts(ask, filter, varied)));
  const groups = all.flatMap(({ receivers }) => receivers);
  expect(groups.some(({ code }) => code === null)).toBe(true);
  expect(groups.some(({ name }) => /^tūī \d+, Nelson$/iu.test(name ?? ''))).toBe(true);
  expect(all.some(({ dearest }) => dearest.length === 10)).toBe(true);
  expect(all.flatMap(({ accounts }) => accounts.map(({ code }) => code))).toContain(activeAccountId);
});

it('[DASH-33, DASH-52] a change of service, account, receiver or freight is counted immediately', async ({
  ask,
  database,
  varied,
}) => {
  expect(varied.length).toBeGreaterThan(0);
  const { tenantId } = kowhaiScope;
  const mine = sql`tenant_id = ${tenantId}`;
  const changes = [
    sql`update consignment_prices set amount_cents = amount_cents + 1000, input_version = 'new' where ${mine} and kind = 'CONFIRMED'`,
    sql`update consignment_prices set amount_cents = coalesce(amount_cents, 0) + 5 where ${mine} and kind = 'ESTIMATE'`,
    sql`update consignments set account_id = ${activeAccountId}::uuid where ${mine}`,
    sql`update consignments set receiver = jsonb_set(receiver, '{fullName}', '"Kea"') where ${mine} and receiver->>'fullName' like 'T%'`,
    sql`update consignments set service_type_code = 'GENERAL' where ${mine} and service_type_code = 'RETIRED'`,
  ];
  for (const change of changes) {
    while (await database.inTenant(kowhaiScope, (tx) => countOwnerDays(tx, kowhaiScope), 'snapshot'));
    await database.asSchemaOwner(kowhaiScope, (tx) => change.execute(tx));
    await expectCosts(ask, season, await readPriced(database));
  }
});
