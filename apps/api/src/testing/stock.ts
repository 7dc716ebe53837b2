import { sql } from 'kysely';

import type { Database } from '../database/database.js';
import { kowhaiScope } from './fixtures.js';
import { type StoredDraft, storeConsignment } from './store-consignment.js';

let stored = 0;

/** The reference of a consignment of Kōwhai that is stored as the product would, each with its own. */
export async function stock(database: Database, draft: Omit<StoredDraft, 'reference'> = {}): Promise<string> {
  stored += 1;
  const reference = `TAS8${String(stored).padStart(6, '0')}`;
  await storeConsignment(database, { reference, ...draft });
  return reference;
}

/** What the history of a consignment keeps beside what is answered, oldest first. */
export async function askedOf(database: Database, reference: string) {
  const { rows } = await database.asOwner(kowhaiScope, (tx) =>
    sql<{ code: string; userId: string | null; recordedAt: Date | null; reason: string | null }>`
      select h.status_code as code, h.user_id as "userId", h.recorded_at as "recordedAt", h.reason
      from status_history h join consignments c on c.tenant_id = h.tenant_id and c.id = h.consignment_id
      where c.reference = ${reference} order by h.position`.execute(tx),
  );
  return rows;
}

/** The statuses that a consignment had, oldest first. */
export async function codesOf(database: Database, reference: string): Promise<string[]> {
  return (await askedOf(database, reference)).map(({ code }) => code);
}
