import { type Day, addDays } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import fc from 'fast-check';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { kowhaiScope, kowhaiSite } from './fixtures.js';
import { wellingtonRegion } from './lookups.js';
import { type ReportedConsignment, anyReported } from './report-rows.js';
import { worldId } from './world-rows.js';

const { tenantId } = kowhaiScope;
/** How many consignments there are to change. */
export const COUNT = 30;
const id = (place: number) => worldId(3_000_000 + place);

/** Something that changes what reports count, or counts it, or reads it. */
export type Command =
  | { readonly kind: 'move'; readonly place: number; readonly status: StatusCode; readonly at: number }
  | { readonly kind: 'site'; readonly place: number; readonly site: string }
  | { readonly kind: 'price'; readonly place: number; readonly cents: number | null }
  | { readonly kind: 'remove'; readonly place: number }
  | { readonly kind: 'create'; readonly place: number; readonly one: ReportedConsignment }
  | { readonly kind: 'closure'; readonly ahead: number }
  | { readonly kind: 'count'; readonly days: number }
  | { readonly kind: 'read' };

const place = fc.integer({ min: 0, max: COUNT - 1 });
export function anyCommand(from: Day, days: number): fc.Arbitrary<Command> {
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        place,
        status: fc.constantFrom<StatusCode>(
          'DRAFT',
          'STAGED',
          'TRANSIT',
          'DELIVERED',
          'DELIVERED',
          'CANCELLED',
        ),
        at: anyReported(from, days).map(({ statusAt }) => statusAt),
      }),
    },
    fc.record({ kind: fc.constant('site' as const), place, site: fc.constantFrom('AKL1', 'WLG1') }),
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('price' as const),
        place,
        cents: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: null }),
      }),
    },
    fc.record({ kind: fc.constant('remove' as const), place }),
    fc.record({ kind: fc.constant('create' as const), place, one: anyReported(from, days) }),
    fc.record({ kind: fc.constant('closure' as const), ahead: fc.integer({ min: 0, max: 13 }) }),
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('count' as const), days: fc.integer({ min: 1, max: 40 }) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
  );
}

const mine = (each: number) => sql`tenant_id = ${tenantId} and id = ${id(each)}`;

/** Changes the consignment of a command, or a day of a calendar. */
export async function change(tx: Tx, command: Command, from: Day): Promise<void> {
  if (command.kind === 'move') {
    await sql`update consignments set status_code = ${command.status}, status_at = ${new Date(command.at)}
        where ${mine(command.place)}`.execute(tx);
  } else if (command.kind === 'site') {
    await sql`update consignments set charge_site_id = ${kowhaiSite(command.site).id} where ${mine(command.place)}`.execute(
      tx,
    );
  } else if (command.kind === 'price') {
    await sql`select 1 from consignments where ${mine(command.place)} for update`.execute(tx);
    await sql`insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents, input_version)
        select tenant_id, organisation_id, id, 'CONFIRMED', created_at, ${command.cents}, '' from consignments where ${mine(command.place)}
        on conflict (tenant_id, organisation_id, consignment_id, kind) do update set amount_cents = excluded.amount_cents`.execute(
      tx,
    );
  } else if (command.kind === 'remove') {
    await sql`select 1 from consignments where ${mine(command.place)} for update`.execute(tx);
    for (const table of ['status_history', 'consignment_prices', 'delivery_events'])
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and consignment_id = ${id(command.place)}`.execute(
        tx,
      );
    await sql`delete from consignments where ${mine(command.place)}`.execute(tx);
  } else if (command.kind === 'closure') {
    const day = addDays(from, command.ahead);
    const removed =
      await sql`delete from region_days where tenant_id = ${tenantId} and region_id = ${wellingtonRegion}
        and day = ${day} returning day`.execute(tx);
    if (removed.rows.length === 0)
      await sql`insert into region_days (tenant_id, region_id, day, is_worked, name)
          values (${tenantId}, ${wellingtonRegion}, ${day}, false, 'Flood') on conflict do nothing`.execute(
        tx,
      );
  }
}

/** Whether a consignment is there. */
export async function hasConsignment(tx: Tx, each: number): Promise<boolean> {
  const { rows } = await sql`select 1 from consignments where ${mine(each)}`.execute(tx);
  return rows.length > 0;
}
