import type { PrintedConsignment } from '../../consignments/documents/printed-store.js';
import type { LabelSize } from './gs1.js';

/** What is to be made, as plain data: it travels to the thread that makes it. */
export type PrintOrder = {
  /** The freight provider, whose name stands on it. */
  readonly provider: string;
  readonly printedAt: Date;
} & (
  | {
      readonly type: 'labels';
      readonly size: LabelSize;
      readonly consignments: readonly LabelledConsignment[];
    }
  | { readonly type: 'notes'; readonly consignments: readonly NumberedConsignment[] }
  | {
      readonly type: 'manifest';
      readonly customer: string;
      /** What was searched for, in words; null: nothing. */
      readonly search: string | null;
      readonly consignments: readonly PrintedConsignment[];
    }
);

export interface NumberedConsignment extends PrintedConsignment {
  /** AI (401). */
  readonly ginc: string;
}

export interface LabelledConsignment extends NumberedConsignment {
  /** AI (00), one for each piece, in the order of the items. */
  readonly ssccs: readonly string[];
}
