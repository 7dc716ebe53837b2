import { sql } from 'kysely';

import { type ConsignmentKey, ofConsignment } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { ownedBy } from '../database/owner.js';

/** Writes how many pieces of a locked consignment are missing. */
export async function writeMissingPieces(tx: Tx, key: ConsignmentKey, missing: number): Promise<void> {
  await sql`update consignments c set pieces_missing = ${missing}
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
}

/** Whether a consignment ever had an exception with this code. */
export async function hasExceptionWith(tx: Tx, key: ConsignmentKey, code: string): Promise<boolean> {
  const { rows } = await sql`select from delivery_events e where ${ofConsignment(key, 'e')}
    and e.event_type = 'EXCP' and e.standard_event_code = ${code} limit 1`.execute(tx);
  return rows.length > 0;
}
