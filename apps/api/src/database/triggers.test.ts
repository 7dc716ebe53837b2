import { sql } from 'kysely';
import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';

it('triggers are per row, and only where SQL by hand must not escape reports', async ({ database }) => {
  const { rows } = await sql<{ line: string; kind: string }>`
    select distinct event_object_table || ' ' || trigger_name as line, action_orientation as kind
    from information_schema.triggers where trigger_schema = 'public' order by 1`.execute(database.kysely);
  expect(rows.filter(({ kind }) => kind === 'STATEMENT')).toEqual([]);
  expect(rows.map(({ line }) => line)).toEqual([
    'consignment_prices note_added',
    'consignment_prices note_changed',
    'consignment_prices note_costs_added',
    'consignment_prices note_costs_changed',
    'consignment_prices note_costs_removed',
    'consignment_prices note_removed',
    'consignments keep_report_facts',
    'consignments note_added',
    'consignments note_changed',
    'consignments note_costs_changed',
    'consignments note_costs_removed',
    'consignments note_removed',
    'region_days note_changed',
    'region_schedules note_changed',
    'service_lanes note_changed',
    'service_weekends note_changed',
    'tenants note_changed',
  ]);
});

it('a transaction that changes calendars raises the version of their tenant once', async ({ database }) => {
  const change = (count: number) =>
    database.asSchemaOwner(kowhaiScope, async (tx) => {
      for (let n = 0; n < count; n += 1)
        await sql`update tenants set name = name where tenant_id = ${kowhaiScope.tenantId}`.execute(tx);
      const { rows } = await sql<{ version: number }>`
        select version from report_calendars where tenant_id = ${kowhaiScope.tenantId}`.execute(tx);
      return rows[0]?.version ?? 0;
    });
  const before = await change(1);
  expect(await change(3)).toBe(before + 1);
});
