import { type Database, type Tx, loadDeliveryTrips, loadSlots, takePlace } from '@consign/api';
import type { Slot } from '@consign/domain/bookings';
import { type Day, addDays, startOfDayUtc, toLocalDay, today } from '@consign/domain/dates';
import { sql } from 'kysely';

import { type RegionName, regionId, regionNames } from './addresses.js';
import type { DemoOrganisation } from './customers.js';
import { stableId } from './ids.js';
import { insertRows } from './insert-rows.js';
import { demoUsers } from './people.js';
import { toScope, toUserId } from './provision.js';
import type { DemoTenant } from './providers.js';

/** Regions with a run in the morning and one in the afternoon. */
const busyRegions: ReadonlySet<RegionName> = new Set(['Auckland', 'Waikato', 'Wellington', 'Canterbury']);

const DAYS_AHEAD = 60;
const MAX_BOOKINGS = 12;

interface RunPlan {
  readonly key: string;
  readonly region: RegionName;
  readonly name: string;
  readonly serviceTypeCode: string;
  readonly weekdays: string;
  readonly hours: readonly [start: number, end: number];
  readonly capacity: number;
}

function planRuns(region: RegionName): readonly RunPlan[] {
  const run = { region, serviceTypeCode: '', weekdays: '12345' };
  if (!busyRegions.has(region)) {
    return [{ ...run, key: `${region} day`, name: `${region} day run`, hours: [8, 16], capacity: 5 }];
  }
  const saturday = { ...run, serviceTypeCode: 'HOME', weekdays: '6', capacity: 6 };
  return [
    { ...run, key: `${region} am`, name: `${region} morning`, hours: [8, 12], capacity: 8 },
    { ...run, key: `${region} pm`, name: `${region} afternoon`, hours: [13, 17], capacity: 6 },
    ...(region === 'Auckland'
      ? [{ ...saturday, key: 'Auckland sat', name: 'Auckland Saturday', hours: [8, 13] } as const]
      : []),
  ];
}

/** Inserts the delivery runs of a provider that offers bookings, and the places that customers outside the demo took. */
export async function provisionRuns(database: Database, tenant: DemoTenant, now: Date): Promise<void> {
  if (tenant.flags['DeliveryBookings'] !== true) return;
  const tenant_id = stableId(tenant.code);
  const first = today(now);
  const plans = regionNames.flatMap(planRuns);
  const runs = plans.map(({ key, region, name, serviceTypeCode, weekdays, hours, capacity }) => ({
    tenant_id,
    id: runId(tenant, key),
    region_id: regionId(tenant.code, region),
    name,
    service_type_code: serviceTypeCode,
    weekdays,
    start_minutes: hours[0] * 60,
    end_minutes: hours[1] * 60,
    capacity,
    closes_minutes_before: 12 * 60,
    effective_from: '2020-01-01',
    effective_to: null,
  }));
  const taken = plans.flatMap(({ key, capacity }) =>
    Array.from({ length: DAYS_AHEAD }, (_day, ahead) => {
      const day = addDays(first, ahead);
      const booked = Math.min(pick(`${key} ${day}`, capacity + 3), capacity);
      return { tenant_id, run_id: runId(tenant, key), day, booked };
    }).filter(({ booked }) => booked > 0),
  );
  await database.asOwner(toScope(tenant, null), async (tx) => {
    await insertRows(tx, 'delivery_runs', runs);
    await insertRows(tx, 'run_days', taken);
  });
}

interface Bookable {
  readonly id: string;
  readonly reference: string;
  readonly statusCode: string;
  readonly statusAt: Date;
  readonly serviceTypeCode: string;
  readonly senderRegionId: string | null;
  readonly receiverRegionId: string | null;
  readonly requestedPickupAt: Date | null;
}

/** Books some of a customer's Ready and Staged consignments, each on one of its first slots. */
export async function bookDeliveries(
  database: Database,
  tenant: DemoTenant,
  organisation: DemoOrganisation,
  now: Date,
): Promise<void> {
  const user = demoUsers.find(
    (each) => each.tenant === tenant.code && each.organisation === organisation.key,
  );
  if (tenant.flags['DeliveryBookings'] !== true || user === undefined) return;
  await database.asOwner(toScope(tenant, organisation), async (tx) => {
    const open = await listBookable(tx, tenant, organisation);
    for (const consignment of open.filter(({ reference }) => pick(reference, 3) > 0).slice(0, MAX_BOOKINGS)) {
      const slot = await findSlot(tx, tenant, consignment, now);
      if (slot === undefined || !(await takePlace(tx, stableId(tenant.code), slot))) continue;
      await insertRows(tx, 'run_bookings', [
        {
          tenant_id: stableId(tenant.code),
          organisation_id: stableId(tenant.code, organisation.key),
          consignment_id: consignment.id,
          run_id: slot.run.id,
          day: slot.day,
          starts_at: slot.startsAt,
          booked_at: now.toISOString(),
          booked_by: toUserId(user),
        },
      ]);
      await sql`update consignments set confirmed_delivery_at = ${slot.startsAt}
        where tenant_id = ${stableId(tenant.code)} and id = ${consignment.id}`.execute(tx);
    }
  });
}

async function listBookable(tx: Tx, tenant: DemoTenant, organisation: DemoOrganisation): Promise<Bookable[]> {
  const { rows } = await sql<Bookable>`
    select id, reference, status_code as "statusCode", status_at as "statusAt",
      service_type_code as "serviceTypeCode", sender #>> '{address,region,id}' as "senderRegionId",
      receiver #>> '{address,region,id}' as "receiverRegionId", requested_pickup_at as "requestedPickupAt"
    from consignments
    where tenant_id = ${stableId(tenant.code)}
      and organisation_id = ${stableId(tenant.code, organisation.key)} and status_code in ('FINAL', 'STAGED')
    order by reference desc limit ${MAX_BOOKINGS * 3}`.execute(tx);
  return rows;
}

/** One of the first slots of a consignment within four weeks. */
async function findSlot(
  tx: Tx,
  tenant: DemoTenant,
  consignment: Bookable,
  now: Date,
): Promise<Slot | undefined> {
  const { statusCode, statusAt, requestedPickupAt, reference, ...trip } = consignment;
  const wanted = {
    ...trip,
    requestedPickup: tenant.acceptsPickupDates ? toLocalDay(requestedPickupAt) : null,
    stagedAt: statusCode === 'STAGED' ? statusAt : now,
  };
  const tenantId = stableId(tenant.code);
  const toTrip = await loadDeliveryTrips(tx, tenantId, [wanted]);
  const from: Day = today(now);
  const to = addDays(from, 27);
  const period = {
    range: { from, to },
    start: new Date(startOfDayUtc(from)),
    end: new Date(startOfDayUtc(addDays(to, 1))),
  };
  const slots = await loadSlots(tx, tenantId, { trip: toTrip(wanted), period, now, current: null });
  return slots[pick(reference, Math.min(slots.length, 3))];
}

const runId = (tenant: DemoTenant, key: string): string => stableId(tenant.code, 'run', key);

/** A whole number below `count` that only depends on the text. */
function pick(text: string, count: number): number {
  const hash = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return count === 0 ? 0 : hash % count;
}
