import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../../database/owner.js';

export interface Pieces {
  readonly consignmentId: string;
  readonly count: number;
}

interface Range {
  readonly consignmentId: string;
  readonly firstPiece: number;
  readonly firstSerial: number;
  readonly count: number;
}

/** The serial of each piece of each consignment. A piece keeps its first serial; only new pieces get new ones. */
export async function assignSerials(
  tx: Tx,
  owner: Owner,
  wanted: readonly Pieces[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  // Another transaction that numbers the same pieces may have assigned fewer than are needed here.
  for (let round = 1; ; round += 1) {
    const known = byConsignment(await listRanges(tx, owner, wanted));
    const missing = wanted.flatMap(({ consignmentId, count }) => {
      const has = countPieces(known.get(consignmentId));
      return has < count ? [{ consignmentId, firstPiece: has + 1, count: count - has }] : [];
    });
    if (missing.length === 0) {
      return new Map(
        wanted.map(({ consignmentId, count }) => [consignmentId, serials(known.get(consignmentId), count)]),
      );
    }
    if (round === MAX_ROUNDS)
      throw new Error('Could not reserve piece numbers: too many concurrent attempts');
    await assignNew(tx, owner, missing);
  }
}

const MAX_ROUNDS = 5;

function serials(ranges: readonly Range[] = [], count: number): number[] {
  return ranges
    .flatMap((range) => Array.from({ length: range.count }, (_none, index) => range.firstSerial + index))
    .slice(0, count);
}

function byConsignment(ranges: readonly Range[]): ReadonlyMap<string, readonly Range[]> {
  const found = new Map<string, Range[]>();
  for (const range of ranges)
    found.set(range.consignmentId, [...(found.get(range.consignmentId) ?? []), range]);
  return found;
}

function countPieces(ranges: readonly Range[] = []): number {
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

async function listRanges(tx: Tx, owner: Owner, wanted: readonly Pieces[]): Promise<Range[]> {
  return tx
    .selectFrom('piece_numbers')
    .where(ownedBy(owner))
    .where(
      'consignment_id',
      'in',
      wanted.map(({ consignmentId }) => consignmentId),
    )
    .select([
      'consignment_id as consignmentId',
      'first_piece as firstPiece',
      'first_serial as firstSerial',
      'piece_count as count',
    ])
    .orderBy('first_piece')
    .execute();
}

/** The counter row stays locked until the transaction ends, so that no two consignments of a tenant share a serial. */
async function assignNew(
  tx: Tx,
  owner: Owner,
  missing: readonly Omit<Range, 'firstSerial'>[],
): Promise<void> {
  const total = missing.reduce((sum, { count }) => sum + count, 0);
  const { rows } = await sql<{ last: number }>`
    insert into reference_counters (tenant_id, series, last_value) values (${owner.tenantId}, 'piece', ${total})
    on conflict (tenant_id, series) do update set last_value = reference_counters.last_value + ${total}
    returning last_value as last`.execute(tx);
  let next = (rows[0]?.last ?? 0) - total + 1;
  const ranges = missing.map(({ consignmentId, firstPiece, count }) => {
    const first_serial = next;
    next += count;
    return {
      ...ownerColumns(owner),
      consignment_id: consignmentId,
      first_piece: firstPiece,
      first_serial,
      piece_count: count,
    };
  });
  // Another transaction that numbers the same pieces waited at the counter: the first one wins.
  await tx
    .insertInto('piece_numbers')
    .values(ranges)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'organisation_id', 'consignment_id', 'first_piece']).doNothing(),
    )
    .execute();
}
