import { type Database, type Tx, loadDeliveryTrips, loadSlots, takePlace } from '@consign/api';
import type { Slot } from '@consign/domain/bookings';
import { type Day, addDays, startOfDayUtc, toLocalDay, today } from '@consign/domain/dates';
import { sql } from 'kysely';

import { toScope } from './apply-provider.js';
import { stableId } from './ids.js';
import { insertRows } from './loader.js';
import { demoUsers, toUserId } from './people.js';
import type { DemoOrganisation, DemoTenant } from './providers.js';

const DAYS_AHEAD = 60;
const MAX_BOOKINGS = 12;

/** Takes places of the provider's delivery runs for customers outside the demo. */
export async function takeRunPlaces(database: Database, tenant: DemoTenant, now: Date): Promise<void> {
  const first = today(now);
  const taken = tenant.runs.flatMap(({ name, capacity }) =>
    Array.from({ length: DAYS_AHEAD }, (_day, ahead) => {
      const day = addDays(first, ahead);
      const booked = Math.min(pick(`${name} ${day}`, capacity + 3), capacity);
      return { tenant_id: stableId(tenant.code), run_id: stableId(tenant.code, 'run', name), day, booked };
    }).filter(({ booked }) => booked > 0),
  );
  await database.asSchemaOwner(toScope(tenant, null), (tx) => insertRows(tx, 'run_days', taken));
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
  await database.asSchemaOwner(toScope(tenant, organisation), async (tx) => {
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
    requestedPickup: tenant.settings.requestedPickupDateEnabled ? toLocalDay(requestedPickupAt) : null,
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

/** A whole number below `count` that only depends on the text. */
function pick(text: string, count: number): number {
  const hash = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return count === 0 ? 0 : hash % count;
}
