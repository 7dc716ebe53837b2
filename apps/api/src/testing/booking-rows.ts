import type { Database, Scope } from '../database/database.js';
import { type StoredDraft, addConsignment } from './store-consignment.js';
import { kowhaiScope } from './fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from './lookups.js';
import { tasman } from './world.js';
import { worldId } from './world-rows.js';
import { runSql } from './run-sql.js';

/** A run of Wellington on weekdays at 8 am, with two places a day. */
export const wellingtonRun = worldId(923);

/** The first slot after the tests' now: Thursday 19 March 2026, 8 am. The 20th and 21st are the depot's move. */
export const thursday = { scheduleId: wellingtonRun, scheduleStartDateTimeUtc: '2026-03-18T19:00:00.000Z' };
export const monday = { ...thursday, scheduleStartDateTimeUtc: '2026-03-22T19:00:00.000Z' };
/** After the service date of the contract's example, which is picked up on Friday. */
export const nextThursday = { ...thursday, scheduleStartDateTimeUtc: '2026-03-25T19:00:00.000Z' };

/** Adds the lookups and a run with its parts replaced; safe to repeat. */
export async function createRun(database: Database, parts: object = {}): Promise<void> {
  await createLookups(database);
  const run = {
    tenant_id: tasman.id,
    id: wellingtonRun,
    region_id: wellingtonRegion,
    name: 'Hutt Valley morning',
    service_type_code: '',
    weekdays: '12345',
    start_minutes: 480,
    end_minutes: 720,
    capacity: 2,
    closes_minutes_before: 720,
    effective_from: '2020-01-01',
    effective_to: null,
    ...parts,
  };
  await database.asSchemaOwner(kowhaiScope, (tx) =>
    tx
      .insertInto('delivery_runs')
      .values(run)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(run))
      .execute(),
  );
}

/** Stores a consignment of Kōwhai from Auckland to Wellington, Ready unless told otherwise, and returns its reference. */
export async function addBookable(
  database: Database,
  draft: Omit<StoredDraft, 'reference'> = {},
): Promise<string> {
  const reference = await addConsignment(database, { status: 'FINAL', ...draft });
  await setRegions(database, kowhaiScope, reference);
  return reference;
}

const region = (id: string, name: string): string => JSON.stringify({ id, name });

/** Has a consignment go from Auckland to Wellington. */
export function setRegions(database: Database, scope: Scope, reference: string): Promise<unknown> {
  return runSql(database, scope)`update consignments set
        sender = jsonb_set(sender, '{address,region}', ${region(aucklandRegion, 'Auckland')}::jsonb),
        receiver = jsonb_set(receiver, '{address,region}', ${region(wellingtonRegion, 'Wellington')}::jsonb)
      where tenant_id = ${scope.tenantId} and reference = ${reference}`;
}

/** The places taken of a run, by day, and its bookings. */
export async function readPlaces(
  database: Database,
): Promise<{ taken: Record<string, number>; bookings: number }> {
  return database.asSchemaOwner(kowhaiScope, async (tx) => {
    const days = await tx.selectFrom('run_days').select(['day', 'booked']).orderBy('day').execute();
    const bookings = await tx.selectFrom('run_bookings').select('day').execute();
    return {
      taken: Object.fromEntries(days.map(({ day, booked }) => [day, booked])),
      bookings: bookings.length,
    };
  });
}
