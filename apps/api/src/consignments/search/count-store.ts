import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { Viewer } from '../../database/owner.js';
import { visibleTo } from '../../database/visible-to.js';

/** Counts the references of consignments that the viewer may see. */
export async function countConsignments(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', sql<string>`any(${[...references]}::text[])`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
