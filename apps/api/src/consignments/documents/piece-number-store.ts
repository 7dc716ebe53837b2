import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';

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

/**
 * The serial of each piece of each consignment. A piece keeps the serial that it was first given; pieces that have
 * come since are given new ones.
 */
export async function serialsOf(
  tx: Tx,
  owner: Owner,
  wanted: readonly Pieces[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  // Who numbers the same pieces at the same time may have given fewer than are wanted here.
  for (let round = 1; ; round += 1) {
    const known = byConsignment(await listRanges(tx, owner, wanted));
    const missing = wanted.flatMap(({ consignmentId, count }) => {
      const has = lengthOf(known.get(consignmentId));
      return has < count ? [{ consignmentId, firstPiece: has + 1, count: count - has }] : [];
    });
    if (missing.length === 0) {
      return new Map(
        wanted.map(({ consignmentId, count }) => [consignmentId, serials(known.get(consignmentId), count)]),
      );
    }
    if (round === ROUNDS) throw new Error('Could not reserve piece numbers: too many concurrent attempts');
    await give(tx, owner, missing);
  }
}

const ROUNDS = 5;

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

function lengthOf(ranges: readonly Range[] = []): number {
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

async function listRanges(tx: Tx, owner: Owner, wanted: readonly Pieces[]): Promise<Range[]> {
  return tx
    .selectFrom('piece_numbers')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
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

/** The counter row is held until the transaction ends, so that no two consignments of a tenant share a serial. */
async function give(tx: Tx, owner: Owner, missing: readonly Omit<Range, 'firstSerial'>[]): Promise<void> {
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
      tenant_id: owner.tenantId,
      organisation_id: owner.organisationId,
      consignment_id: consignmentId,
      first_piece: firstPiece,
      first_serial,
      piece_count: count,
    };
  });
  // Who numbers the same pieces at the same time has waited at the counter: what stands then counts.
  await tx
    .insertInto('piece_numbers')
    .values(ranges)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'organisation_id', 'consignment_id', 'first_piece']).doNothing(),
    )
    .execute();
}
