import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { Viewer } from '../../database/owner.js';
import { seenBy } from '../consignment-store.js';

/** The service type of a consignment that the viewer may see. */
export async function findServiceType(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select c.service_type_code as code from consignments c
    where ${seenBy(viewer)} and c.reference = ${reference}`.execute(tx);
  return rows[0]?.code;
}
