import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { Viewer } from '../../database/owner.js';
import { visibleTo } from '../../database/visible-to.js';
import { type PrintedExtra, printedExtras } from '../../extras/index.js';

/** What drivers are told about extras of the requested consignments that the viewer may see, by consignment id. */
export async function listPrintedExtras(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly PrintedExtra[]>> {
  const { rows } = await sql<{ id: string; extras: readonly PrintedExtra[] }>`
    select c.id, ${printedExtras} as extras from consignments c
    where ${visibleTo(viewer)} and c.reference = any(${[...references]}::text[])`.execute(tx);
  return new Map(rows.map(({ id, extras }) => [id, extras]));
}
