import type { RegisterId } from '../problem.js';
import type { ConsignmentWire } from '../rules/to-wire.js';
import type { ImportColumn } from './columns.js';

/** One row of a file. */
export interface ImportRow {
  /** Its number as a spreadsheet shows it: the header is row 1. */
  readonly row: number;
  /** Its cells as text, trimmed, in the order of `importColumns`; empty text where the file has none. */
  readonly cells: readonly string[];
}

/** The rows of one consignment, by their numbers, both inclusive. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** A problem of a cell or a whole row, with suggested fixes. */
export interface ImportProblem {
  readonly id: RegisterId;
  readonly row: number;
  /** Null when it is about the row. */
  readonly column: ImportColumn | null;
  /** The cell as it is. */
  readonly value: string;
  readonly message: string;
  /** Values that would fix it, the likeliest first; empty when only the user can know. */
  readonly suggestions: readonly string[];
}

/** The body of the create call (IMPT-08): from a site to a site. */
export interface ImportedConsignment extends ConsignmentWire {
  readonly senderParticipantId: string;
  readonly receiverParticipantId: string;
}

/** The rows of one consignment: ready to create, or with everything that is wrong with them. */
export type ImportGroup =
  | { readonly ok: true; readonly rows: RowRange; readonly consignment: ImportedConsignment }
  | { readonly ok: false; readonly rows: RowRange; readonly problems: readonly ImportProblem[] };

/** Why a file as a whole can't be imported: nothing after `row` was read. */
export interface ImportFileProblem {
  readonly message: string;
  /** Where it was found; null when it is about the file. */
  readonly row: number | null;
}
