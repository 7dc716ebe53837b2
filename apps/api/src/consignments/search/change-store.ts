import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';

/** Which transactions a statement saw: all before `xmin`, and those before `xmax` that are not in `running`. */
export interface Snapshot {
  readonly xmin: number;
  readonly xmax: number;
  /** Had begun and not ended, in ascending order. */
  readonly running: readonly number[];
}

/**
 * Whether the organisation has a change that an earlier snapshot did not see (null: true), and the snapshot that this was
 * answered from. Raw: one statement, so that the answer and the snapshot are of the same moment.
 */
export async function findChange(
  tx: Tx,
  owner: Owner,
  since: Snapshot | null,
): Promise<{ hasChanged: boolean; snapshot: Snapshot }> {
  // Ids that are lower than before mean a restored database.
  const unseen =
    since === null
      ? sql`true`
      : sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint < ${since.xmax}::bigint or exists (
          select from organisation_changes o where ${ownedBy(owner, 'o')} and o.transaction_id >= ${since.xmin}::bigint
            and (o.transaction_id >= ${since.xmax}::bigint or o.transaction_id = any(${[...since.running]}::bigint[])))`;
  const { rows } = await sql<{ hasChanged: boolean; snapshot: string }>`
    select ${unseen} as "hasChanged", pg_current_snapshot()::text as snapshot`.execute(tx);
  const [row] = rows;
  const snapshot = parseSnapshot(row?.snapshot ?? '');
  if (row === undefined || snapshot === null) throw new Error('The snapshot of a statement cannot be read');
  return { hasChanged: row.hasChanged, snapshot };
}

/** PostgreSQL's spelling, as in `10:20:10,14,15`. */
export const formatSnapshot = ({ xmin, xmax, running }: Snapshot): string =>
  `${xmin}:${xmax}:${running.join(',')}`;

/** Null for any other text, and for ids that are no exact numbers. */
export function parseSnapshot(text: string): Snapshot | null {
  const [, first, end, list = ''] = /^(\d{1,15}):(\d{1,15}):((?:\d{1,15}(?:,\d{1,15})*)?)$/u.exec(text) ?? [];
  if (first === undefined || end === undefined) return null;
  const [xmin, xmax] = [Number(first), Number(end)];
  return xmin > xmax ? null : { xmin, xmax, running: list === '' ? [] : list.split(',').map(Number) };
}
