import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../../database/owner.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { parseLabelSettings, toSscc } from '../../services/documents/gs1.js';
import type { PrintableConsignment } from './printed-store.js';

/** A freight item whose pieces need numbers. */
export interface CountedItem {
  readonly consignmentId: string;
  readonly id: string;
  readonly count: number;
}

interface Range {
  readonly consignmentId: string;
  readonly itemId: string;
  readonly firstPiece: number;
  readonly firstSerial: number;
  readonly count: number;
}

/**
 * The serials of the pieces of each freight item, by its id. A piece keeps its first serial whatever happens to other
 * items and pieces, and no serial is assigned twice (DOCS-09).
 */
export async function assignSerials(
  tx: Tx,
  owner: Owner,
  wanted: readonly CountedItem[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (wanted.length === 0) return new Map();
  // Another transaction that numbers the same pieces may have assigned fewer than are needed here.
  for (let round = 1; ; round += 1) {
    const known = byItem(await listRanges(tx, owner, wanted));
    const missing = wanted.flatMap(({ consignmentId, id, count }) => {
      const has = countPieces(known.get(id));
      return has < count ? [{ consignmentId, itemId: id, firstPiece: has + 1, count: count - has }] : [];
    });
    if (missing.length === 0)
      return new Map(wanted.map(({ id, count }) => [id, listSerials(known.get(id), count)]));
    if (round === MAX_ROUNDS)
      throw new Error('Could not reserve piece numbers: too many concurrent attempts');
    await assignNew(tx, owner, missing);
  }
}

const MAX_ROUNDS = 5;

function listSerials(ranges: readonly Range[] = [], count: number): number[] {
  return ranges
    .flatMap((range) => Array.from({ length: range.count }, (_none, index) => range.firstSerial + index))
    .slice(0, count);
}

function byItem(ranges: readonly Range[]): ReadonlyMap<string, readonly Range[]> {
  const found = new Map<string, Range[]>();
  for (const range of ranges) found.set(range.itemId, [...(found.get(range.itemId) ?? []), range]);
  return found;
}

function countPieces(ranges: readonly Range[] = []): number {
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

async function listRanges(tx: Tx, owner: Owner, wanted: readonly CountedItem[]): Promise<Range[]> {
  const ids = [...new Set(wanted.map(({ consignmentId }) => consignmentId))];
  return tx
    .selectFrom('piece_numbers')
    .where(ownedBy(owner))
    .where('consignment_id', 'in', ids)
    .where('item_id', 'is not', null)
    .select([
      'consignment_id as consignmentId',
      'item_id as itemId',
      'first_piece as firstPiece',
      'first_serial as firstSerial',
      'piece_count as count',
    ])
    .$narrowType<{ itemId: string }>()
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
  const ranges = missing.map(({ consignmentId, itemId, firstPiece, count }) => {
    const first_serial = next;
    next += count;
    return {
      ...ownerColumns(owner),
      consignment_id: consignmentId,
      item_id: itemId,
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
      conflict
        .columns(['tenant_id', 'organisation_id', 'consignment_id', 'item_id', 'first_piece'])
        .doNothing(),
    )
    .execute();
}

/** The SSCCs of the pieces of each freight item, by its id. They are stored before anything shows them (DOCS-09). */
export async function numberPieces(
  context: OperationContext,
  consignments: readonly PrintableConsignment[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { companyPrefix } = parseLabelSettings(context.tenant.record);
  const serials = await context.inTransaction((tx) =>
    assignSerials(
      tx,
      context.owner,
      consignments.flatMap(({ id, items }) => items.map((item) => ({ ...item, consignmentId: id }))),
    ),
  );
  return new Map([...serials].map(([id, list]) => [id, list.map((serial) => toSscc(companyPrefix, serial))]));
}
