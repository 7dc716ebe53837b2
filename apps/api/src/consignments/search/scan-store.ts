import { findScan } from '@consign/domain/gs1';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Viewer, ownedBy, visibleTo } from '../../database/owner.js';
import { findReference, findSerial } from '../../services/documents/gs1.js';
import { findUnknownReferences } from './search-matching-store.js';

/**
 * The reference that each text stands for as a scanned barcode of a consignment that the viewer may see; other texts are
 * left out (LIST-34). Texts are in upper case.
 */
export async function findScannedReferences(
  tx: Tx,
  viewer: Viewer,
  companyPrefix: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const serials = new Map<string, number>();
  const references = new Map<string, string>();
  for (const text of texts) {
    const scan = findScan(text);
    const serial = scan?.type === 'sscc' ? findSerial(companyPrefix, scan.value) : null;
    // A GINC may also be copied without its identifier.
    const reference = findReference(companyPrefix, scan?.type === 'ginc' ? scan.value : text);
    if (serial !== null) serials.set(text, serial);
    else if (reference !== null) references.set(text, reference);
  }
  const known = await keepKnown(tx, viewer, references);
  const pieces = await listPieces(tx, viewer, [...serials.values()]);
  for (const [text, serial] of serials) {
    const piece = pieces.find(({ first, count }) => serial >= first && serial < first + count);
    if (piece !== undefined) known.set(text, piece.reference);
  }
  return known;
}

async function keepKnown(
  tx: Tx,
  viewer: Viewer,
  references: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  if (references.size === 0) return new Map();
  const unknown = await findUnknownReferences(tx, viewer, [...references.values()]);
  return new Map([...references].filter(([, reference]) => !unknown.has(reference)));
}

interface PieceRange {
  readonly reference: string;
  readonly first: number;
  readonly count: number;
}

/** Raw: width_bucket finds the ranges with one of the sorted serials in one pass, however many were scanned. */
async function listPieces(tx: Tx, viewer: Viewer, serials: readonly number[]): Promise<PieceRange[]> {
  if (serials.length === 0) return [];
  const sorted = sql`${[...serials].sort((a, b) => a - b)}::bigint[]`;
  const { rows } = await sql<PieceRange>`
    select c.reference, p.first_serial as first, p.piece_count as count
    from piece_numbers p join consignments c
      on c.tenant_id = p.tenant_id and c.organisation_id = p.organisation_id and c.id = p.consignment_id
    where ${visibleTo(viewer)} and ${ownedBy(viewer, 'p')}
      and width_bucket(p.first_serial - 1, ${sorted})
        < width_bucket(p.first_serial + p.piece_count - 1, ${sorted})`.execute(tx);
  return rows;
}
