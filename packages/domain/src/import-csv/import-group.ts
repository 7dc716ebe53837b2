import type { RegisterId } from '../problem.js';
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

/** What is wrong with a cell, or with its whole row, and what would fix it. */
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

/** A freight item of the create call: sides in m, volume in m³, weight in kg (IMPT-13). */
export interface ImportedLineItem {
  readonly description: string | null;
  readonly packagingType: string;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly count: number;
  readonly volume: number;
  readonly weight: number;
  readonly dangerousGoods: {
    readonly unNumber: string;
    readonly class: string;
    readonly subsidiaryClass1: string | null;
    readonly subsidiaryClass2: string | null;
  } | null;
}

/** The body of the create call (IMPT-08). Both dates are midnight in Pacific/Auckland, ISO 8601 UTC. */
export interface ImportedConsignment {
  readonly accountId: string;
  readonly serviceType: string;
  readonly requestedPickupDateTimeUtc: string | null;
  readonly requestedDeliveryDate: string | null;
  readonly senderParticipantId: string;
  readonly senderParticipant: null;
  readonly senderReference: string | null;
  readonly notes: string | null;
  readonly receiverParticipantId: string;
  readonly receiverParticipant: null;
  readonly receiverReference: string | null;
  readonly receiverNotes: null;
  readonly salesReference: string | null;
  readonly lineItems: ImportedLineItem[];
  readonly hireage: {
    readonly providerCode: string;
    readonly hireUnitCode: string;
    readonly quantity: number;
  }[];
  readonly consignmentFlags: {
    readonly code: 'EXPORT';
    readonly flagProperties: { readonly ecert: string };
  }[];
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
