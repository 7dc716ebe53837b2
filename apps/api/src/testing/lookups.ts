import { sql } from 'kysely';

import type { Database, Tx } from '../database/database.js';
import { kowhaiScope } from './fixtures.js';
import { kowhai, tasman } from './world.js';
import { worldId } from './world-rows.js';

/** Regions of TASMAN with a calendar. The region of the world's sites has none, so other tests are not affected. */
export const aucklandRegion = worldId(911);
export const wellingtonRegion = worldId(912);

const tenant_id = tasman.id;

/** Adds regions, calendars, a one-day and a two-day lane, a product and a dangerous goods entry; safe to repeat. */
export function createLookups(database: Database): Promise<void> {
  return database.asSchemaOwner(kowhaiScope, async (tx) => {
    await add(tx, 'regions', [
      { tenant_id, id: aucklandRegion, name: 'Auckland' },
      { tenant_id, id: wellingtonRegion, name: 'Wellington' },
    ]);
    await add(tx, 'region_schedules', [
      regionSchedule(aucklandRegion, 'auckland', 14 * 60),
      regionSchedule(wellingtonRegion, 'wellington', null),
    ]);
    await add(tx, 'region_days', [
      { tenant_id, region_id: wellingtonRegion, day: '2026-03-20', is_worked: false, name: 'Depot move' },
      { tenant_id, region_id: wellingtonRegion, day: '2026-03-21', is_worked: true, name: 'Depot move' },
    ]);
    await add(tx, 'service_weekends', [{ tenant_id, service_type_code: 'OVERNIGHT', weekday: 6 }]);
    await add(tx, 'service_lanes', [serviceLane('', 2), serviceLane('OVERNIGHT', 1)]);
    await add(tx, 'products', [product]);
    await add(tx, 'dangerous_goods', [ownPaint]);
  });
}

/** AKL1 in Auckland and WLG1 in Wellington, regions with calendars. */
export function placeSites(database: Database): Promise<void> {
  return database.asSchemaOwner(kowhaiScope, async (tx) => {
    for (const [code, place] of [
      ['AKL1', JSON.stringify({ id: aucklandRegion, name: 'Auckland' })],
      ['WLG1', JSON.stringify({ id: wellingtonRegion, name: 'Wellington' })],
    ]) {
      await sql`update sites set address = jsonb_set(address, '{region}', ${place}::jsonb)
        where tenant_id = ${tenant_id} and code = ${code}`.execute(tx);
    }
  });
}

/** Adds a place of TASMAN's own, which replaces the built-in ones. */
export function createPlace(database: Database): Promise<void> {
  const words = { search_text: 'zircon bay zirconia' };
  const place = {
    tenant_id,
    suburb: 'Zircon Bay',
    city: 'Zirconia',
    postcode: '9999',
    region_name: 'Wellington',
  };
  return database.asSchemaOwner(kowhaiScope, (tx) => add(tx, 'places', [{ ...place, ...words }]));
}

const regionSchedule = (region_id: string, holiday_area: string, cut_off_minutes: number | null) => ({
  tenant_id,
  region_id,
  holiday_area,
  weekdays: '12345',
  cut_off_minutes,
});

const serviceLane = (service_type_code: string, service_days: number) => ({
  tenant_id,
  origin_region_id: aucklandRegion,
  destination_region_id: wellingtonRegion,
  service_type_code,
  service_days,
});

const product = {
  tenant_id,
  organisation_id: kowhai.id,
  code: 'KOW-100%',
  description: 'Bench tōtara, 100 % oiled',
  part_count: 2,
  packaging_type_code: 'CARTON',
  length_steps: 240,
  width_steps: 60,
  height_steps: 4,
  volume_steps: 576,
  weight_steps: 3150,
  code_text: 'kow-100%',
  description_text: 'bench totara, 100 % oiled',
};

/** Its class differs from the built-in entry's, to tell them apart. */
const ownPaint = {
  tenant_id,
  un_number: '1263',
  name: 'Paint of the provider',
  class: '8',
  subsidiary_class_1: '3',
  subsidiary_class_2: null,
};

async function add(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  await sql`insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(tx);
}
