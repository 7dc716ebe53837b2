import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { applyTenant, type Database, migrate, openSession, requestEstimates } from '@consign/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openEmbedded } from '../pglite/embedded-session.js';
import { stableId } from './ids.js';
import { demoAccounts, demoUsers, isSeeded, seedDemo } from './index.js';
import { createLoader } from './loader.js';
import { readTenant } from './read-tenant.js';

const now = new Date('2026-03-16T21:30:00.000Z');
let folder: string;
let database: Database;

async function seedDatabase(): Promise<Database> {
  const opened = openSession(await openEmbedded(join(folder, 'one')));
  await migrate(opened, now);
  await seedDemo({
    database: opened,
    issuer: 'http://localhost:4301',
    now,
    size: 300,
    seed: 1,
  });
  return opened;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consign-demo-'));
  database = await seedDatabase();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function selectRows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.kysely)).rows;
}

function listIndexes(): Promise<unknown[]> {
  return selectRows(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`);
}

describe('the demo data', () => {
  it('[QUOT-13] has the tariffs of two Julys and fuel adjustments of eight months, loaded from files', async () => {
    const tariffs = await selectRows(
      sql<{ code: string; from: string }>`select code, effective_from as "from" from tariffs order by code`,
    );
    expect(tariffs).toEqual([
      { code: 'AURORA-2024-07', from: '2024-07-01' },
      { code: 'AURORA-2025-07', from: '2025-07-01' },
      { code: 'TASMAN-2024-07', from: '2024-07-01' },
      { code: 'TASMAN-2025-07', from: '2025-07-01' },
    ]);
    const adjustments = await selectRows(
      sql<{ code: string; first: string; last: string; count: number }>`select service_type_code as code,
        min(effective_from) as first, max(effective_from) as last, count(*)::integer as count
        from fuel_adjustments group by 1 order by 1`,
    );
    expect(adjustments).toEqual([
      { code: '', first: '2025-07-01', last: '2026-03-01', count: 20 },
      { code: 'CHILLED', first: '2025-07-01', last: '2026-03-01', count: 9 },
      { code: 'EXPRESS', first: '2025-07-01', last: '2026-03-01', count: 9 },
    ]);
  });

  it.each(['tasman', 'aurora'])(
    '[PLAT-91] has %s as its tenant file has it: applying the file again changes nothing',
    async (name) => {
      const run = { operator: 'anna', command: 'plan', at: now };
      const options = { isApplied: false, removes: false, now, createId: stableId, run };
      const plan = await applyTenant(database, await readTenant(name, now), options);
      expect(plan.changes).toEqual([]);
    },
  );

  it("is detected once it is seeded, and has an account for every user, in the tenant's organisation", async () => {
    expect(await isSeeded(database)).toBe(true);
    expect(demoAccounts.map(({ email }) => email)).toEqual(demoUsers.map(({ email }) => email));
    expect(new Set(demoAccounts.map(({ organisation }) => organisation))).toEqual(
      new Set(['org_tasman', 'org_aurora']),
    );
  });

  it('gives each customer its share of consignments, and notes the days that reports have to count', async () => {
    expect(await selectRows(sql`select from report_changes limit 1`)).toHaveLength(1);
    const rows = await selectRows<{ name: string; n: number }>(
      sql`select o.name, count(*) as n from consignments c join organisations o on o.tenant_id = c.tenant_id
        and o.id = c.organisation_id group by o.name order by o.name`,
    );
    expect(rows).toEqual([
      { name: 'Harbour Medical', n: 30 },
      { name: 'Kōwhai Kitchens', n: 300 },
      { name: 'Southern Outdoors', n: 30 },
    ]);
  });

  it('ends each history at the current status, never in the future, and fills the first page of the default site', async () => {
    const wrong = await selectRows(sql`select c.reference from consignments c
      where c.status_at > ${now} or c.created_at > ${now} or c.status_code <> (select h.status_code
        from status_history h where h.tenant_id = c.tenant_id and h.consignment_id = c.id order by position desc limit 1)`);
    expect(wrong).toEqual([]);
    const [row] = await selectRows<{ n: number }>(sql`select count(*) as n from consignments c
      join sites s on s.tenant_id = c.tenant_id and s.id = c.charge_site_id and s.code = 'AKL1'
      where c.created_at > ${now}::timestamptz - interval '6 days'`);
    expect(row?.n).toBeGreaterThan(25);
  });

  it('has exceptions, notes, tags and dangerous goods, and continues the reference series', async () => {
    const [row] = await selectRows(sql`select
      (select count(*) > 3 from consignments where has_exception) as exceptions,
      (select count(*) > 3 from consignments where has_unresolved_notes) as notes,
      (select count(*) > 10 from consignments where tags <> '[]') as tags,
      (select count(*) > 5 from line_items where dangerous_goods is not null) as dangerous_goods`);
    expect(row).toEqual({ exceptions: true, notes: true, tags: true, dangerous_goods: true });
    const series = await selectRows<{ last: string; counted: number }>(sql`select max(c.reference) as last,
      r.last_value as counted from reference_counters r join consignments c on c.tenant_id = r.tenant_id
      group by r.tenant_id, r.last_value order by 1`);
    expect(series).toEqual([
      { last: 'AUR0000030', counted: 30 },
      { last: 'TAS0000330', counted: 330 },
    ]);
  });

  it('[DATE-08] [DATE-09] has a calendar for every region and a lane between every two', async () => {
    const rows = await selectRows(sql`select t.code, count(distinct s.region_id) as regions,
      (select count(*) from service_lanes l where l.tenant_id = t.tenant_id and l.service_type_code = '') as lanes,
      (select count(distinct w.service_type_code) from service_lanes w where w.tenant_id = t.tenant_id) as services
      from tenants t join regions r on r.tenant_id = t.tenant_id join region_schedules s on s.tenant_id = t.tenant_id
        and s.region_id = r.id group by t.tenant_id, t.code order by t.code`);
    expect(rows).toEqual([
      { code: 'AURORA', regions: 17, lanes: 289, services: 2 },
      { code: 'TASMAN', regions: 17, lanes: 289, services: 3 },
    ]);
  });

  it('[BOOK-02] [BOOK-03] has runs in every region of the provider with bookings, full days among them', async () => {
    const runs = await selectRows(sql`select t.code, count(*) as runs, count(distinct r.region_id) as regions
      from delivery_runs r join tenants t on t.tenant_id = r.tenant_id group by t.code`);
    expect(runs).toEqual([{ code: 'TASMAN', runs: 22, regions: 17 }]);
    const days = await selectRows(sql`select bool_or(d.booked = r.capacity) as "someFull",
      bool_or(d.booked < r.capacity) as "someOpen", bool_and(d.booked <= r.capacity) as "noneOver"
      from run_days d join delivery_runs r on r.tenant_id = d.tenant_id and r.id = d.run_id`);
    expect(days).toEqual([{ someFull: true, someOpen: true, noneOver: true }]);
    // Bookings are of Ready and Staged consignments, each in the future and confirmed.
    const [found] = await selectRows<{
      bookings: number;
      regular: number;
    }>(sql`select count(*)::int as bookings,
      count(*) filter (where c.confirmed_delivery_at = b.starts_at and b.starts_at > ${now}
        and c.status_code in ('FINAL', 'STAGED'))::int as regular
      from run_bookings b join consignments c on c.tenant_id = b.tenant_id and c.id = b.consignment_id`);
    expect(found?.bookings).toBeGreaterThan(5);
    expect(found?.regular).toBe(found?.bookings);
  });

  it('[XTRA-06] has extras of every service type, and consignments of one provider that have some', async () => {
    const catalogue =
      await selectRows(sql`select t.code, d.service_type_code as "serviceType", count(*)::int as extras
      from delivery_extras d join tenants t on t.tenant_id = d.tenant_id group by 1, 2 order by 1, 2`);
    expect(catalogue).toEqual([
      { code: 'AURORA', serviceType: 'CHILLED', extras: 6 },
      { code: 'AURORA', serviceType: 'STANDARD', extras: 6 },
      { code: 'TASMAN', serviceType: 'EXPRESS', extras: 6 },
      { code: 'TASMAN', serviceType: 'GENERAL', extras: 6 },
      { code: 'TASMAN', serviceType: 'HOME', extras: 6 },
    ]);
    const said =
      await selectRows(sql`select t.code, bool_and(d.service_type_code = c.service_type_code) as own,
      bool_and((x.quantity_completed is not null) = (c.status_code = 'DELIVERED')) as "completedAtDelivery",
      count(distinct c.id) > 10 as several, bool_or(x.instruction_code = 'ONREQUEST') as "onRequest"
      from consignment_extras x join consignments c on c.tenant_id = x.tenant_id and c.id = x.consignment_id
        join delivery_extras d on d.tenant_id = x.tenant_id and d.id = x.delivery_extra_id
        join tenants t on t.tenant_id = x.tenant_id group by t.code`);
    expect(said).toEqual([
      { code: 'TASMAN', own: true, completedAtDelivery: true, several: true, onRequest: true },
    ]);
  });

  it("[CALL-90] has a catalogue for two customers, using the customer's own package types", async () => {
    const rows = await selectRows(sql`select o.name, count(*) as n, count(k.code) as packed from products p
      join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
      left join packaging_types k on k.tenant_id = p.tenant_id and k.organisation_id = p.organisation_id
        and k.code = p.packaging_type_code group by o.name order by o.name`);
    expect(rows).toEqual([
      { name: 'Kōwhai Kitchens', n: 13, packed: 13 },
      { name: 'Southern Outdoors', n: 5, packed: 5 },
    ]);
  });
});

it('a large load drops indexes and makes them again', async () => {
  const before = await listIndexes();
  const loader = await createLoader(database, true);
  expect((await listIndexes()).length).toBeLessThan(before.length);
  await loader.finish();
  expect(await listIndexes()).toEqual(before);
});

describe('the prices of the demo data', () => {
  it('[QUOT-14] are made by the tariffs: confirmed at delivery, estimated before, of everything but Drafts, and a few have none', async () => {
    const counts = await selectRows(
      sql<{ kind: string; delivered: boolean; priced: number; unpriced: number }>`select p.kind,
        c.status_code = 'DELIVERED' as delivered, count(p.amount_cents)::integer as priced,
        (count(*) - count(p.amount_cents))::integer as unpriced
        from consignments c join consignment_prices p on p.consignment_id = c.id group by 1, 2 order by 1, 2`,
    );
    expect(counts.map(({ kind, delivered }) => [kind, delivered])).toEqual([
      ['CONFIRMED', true],
      ['ESTIMATE', false],
      ['ESTIMATE', true],
    ]);
    for (const { priced } of counts) expect(priced).toBeGreaterThan(0);
    const [confirmed] = counts;
    expect(confirmed?.unpriced).toBeGreaterThan(0);
    expect(confirmed?.unpriced).toBeLessThan((confirmed?.priced ?? 0) / 10);
    const missing = await selectRows(
      sql`select c.reference from consignments c where c.status_code not in ('DRAFT', 'CANCELLED')
        and not exists (select from consignment_prices p where p.consignment_id = c.id
          and p.kind = case c.status_code when 'DELIVERED' then 'CONFIRMED' else 'ESTIMATE' end)`,
    );
    expect(missing).toEqual([]);
    const drafts = await selectRows(
      sql`select p.kind from consignment_prices p join consignments c on c.id = p.consignment_id
        where c.status_code = 'DRAFT'`,
    );
    expect(drafts).toEqual([]);
  });

  it('[QUOT-14] are not made again when somebody opens a consignment', async () => {
    const [row] = await selectRows(
      sql<{ tenantId: string; organisationId: string; ids: string[] }>`select tenant_id as "tenantId",
        organisation_id as "organisationId", array_agg(id) as ids from consignments group by 1, 2
        order by count(*) desc limit 1`,
    );
    if (row === undefined) throw new Error('There are no consignments');
    const { ids, ...owner } = row;
    await database.inTenant(owner, (tx) => requestEstimates(tx, owner, ids, now));
    expect(await selectRows(sql`select id from jobs where kind = 'price-estimate'`)).toEqual([]);
  });
});
