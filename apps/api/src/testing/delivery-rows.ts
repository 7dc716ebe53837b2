import type { Scope, Database } from '../database/database.js';
import { testNow } from './now.js';
import { aucklandRegion } from './lookups.js';
import { tasman } from './world.js';
import { worldId } from './world-rows.js';

/** An extra and a run of TASMAN that `createDeliveryRows` adds. */
export const tailLift = worldId(921);
export const northShoreRun = worldId(922);

/**
 * Adds a tariff, a fuel adjustment, an extra and a delivery run of TASMAN, and a price, an instruction, a booking and a
 * counted day of the given consignment. The lookups (`createLookups`) must be there.
 */
export async function createDeliveryRows(
  database: Database,
  scope: Scope & { readonly organisationId: string },
  { consignmentId, userId }: { readonly consignmentId: string; readonly userId: string },
): Promise<void> {
  const tenant_id = tasman.id;
  const owned = { tenant_id, organisation_id: scope.organisationId, consignment_id: consignmentId };
  const day = '2026-03-20';
  await database.asSchemaOwner(scope, async (tx) => {
    const tariff = {
      code: 'SAMPLE',
      effectiveFrom: '2020-01-01',
      zones: [],
      cards: [],
      extras: [],
      surcharges: [],
    };
    await tx
      .insertInto('tariffs')
      .values({
        tenant_id,
        code: tariff.code,
        effective_from: tariff.effectiveFrom,
        loaded_at: testNow,
        content: JSON.stringify(tariff),
      })
      .execute();
    await tx
      .insertInto('fuel_adjustments')
      .values({ tenant_id, effective_from: '2020-01-01', percent_steps: 1850, loaded_at: testNow })
      .execute();
    await tx
      .insertInto('consignment_prices')
      .values({ ...owned, kind: 'ESTIMATE', priced_at: testNow, input_version: 'sample' })
      .execute();
    await tx
      .insertInto('delivery_extras')
      .values({ tenant_id, id: tailLift, service_type_code: 'GENERAL', code: 'TAILLIFT', name: 'Tail lift' })
      .execute();
    await tx
      .insertInto('report_days')
      .values({
        tenant_id,
        organisation_id: scope.organisationId,
        kind: 'CREATED',
        site_id: userId,
        day,
        service_type_code: 'GENERAL',
      })
      .execute();
    await tx
      .insertInto('report_costs')
      .values({
        tenant_id,
        organisation_id: scope.organisationId,
        site_id: userId,
        day,
        service_type_code: 'GENERAL',
        dimension: 'ACCOUNT',
        key: userId,
        label: '',
        consignments: 1,
        confirmed_cents: 100,
        estimated_cents: 0,
        compared_cents: 0,
        weight_steps: 0,
        volume_steps: 0,
      })
      .execute();
    await tx
      .insertInto('consignment_extras')
      .values({ ...owned, delivery_extra_id: tailLift, instruction_code: 'INCLUDED' })
      .execute();
    await tx
      .insertInto('delivery_runs')
      .values({
        tenant_id,
        id: northShoreRun,
        region_id: aucklandRegion,
        name: 'North Shore morning',
        start_minutes: 480,
        end_minutes: 720,
        capacity: 10,
        effective_from: '2020-01-01',
      })
      .execute();
    await tx.insertInto('run_days').values({ tenant_id, run_id: northShoreRun, day, booked: 1 }).execute();
    await tx
      .insertInto('run_bookings')
      .values({
        ...owned,
        run_id: northShoreRun,
        day,
        starts_at: testNow,
        booked_at: testNow,
        booked_by: userId,
      })
      .execute();
  });
}
