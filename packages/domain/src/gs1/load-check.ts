import type { Problem } from '../problem.js';
import { findScan } from './scan.js';

/** A piece that should be on the vehicle. */
export interface LoadPiece {
  /** 18 digits. */
  readonly sscc: string;
  readonly reference: string;
}

/** What a load check found, each piece and number once. */
export interface LoadResult<Piece extends LoadPiece> {
  readonly loaded: readonly Piece[];
  readonly missing: readonly Piece[];
  /** Loaded pieces that were scanned more than once. */
  readonly repeated: readonly Piece[];
  /** SSCCs that are not among the pieces. */
  readonly unknown: readonly string[];
}

/** The SSCC in a scanned or typed text; null for any other barcode, such as the consignment's own. */
export function findSscc(text: string): string | null {
  const scan = findScan(text);
  return scan?.type === 'sscc' ? scan.value : null;
}

const MAX_SIGNATORY = 100;
/** The digits of an SSCC: a scanner types into the field that has the focus, and its Enter signs. */
const digitsOfPiece = /\d{18}/u;

/** Checks the name of who signs a load, without spaces around it (LOAD-03). */
export function checkSignatory(signedBy: string): readonly Problem[] {
  const message = findMessage(signedBy);
  return message === null ? [] : [{ id: 'LOAD-03', path: 'signedBy', message }];
}

function findMessage(signedBy: string): string | null {
  if (signedBy === '') return 'Enter your name';
  if (signedBy.length > MAX_SIGNATORY) return `At most ${MAX_SIGNATORY} characters`;
  return digitsOfPiece.test(signedBy) ? 'This has the number of a piece in it. Enter your name' : null;
}

/** Compares what was scanned on the dock, in the order of the scans, with what should be loaded (LOAD-02). */
export function checkLoad<Piece extends LoadPiece>(
  pieces: readonly Piece[],
  scanned: readonly string[],
): LoadResult<Piece> {
  const counts = new Map<string, number>();
  for (const sscc of scanned) counts.set(sscc, (counts.get(sscc) ?? 0) + 1);
  const known = new Set(pieces.map(({ sscc }) => sscc));
  return {
    loaded: pieces.filter(({ sscc }) => counts.has(sscc)),
    missing: pieces.filter(({ sscc }) => !counts.has(sscc)),
    repeated: pieces.filter(({ sscc }) => (counts.get(sscc) ?? 0) > 1),
    unknown: [...counts.keys()].filter((sscc) => !known.has(sscc)),
  };
}
