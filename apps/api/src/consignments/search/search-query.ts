import type { PriceFilter } from '@consign/domain/pricing';
import type { StatusCode } from '@consign/domain/status';

import type { AttentionFilter } from './attention-store.js';

export type SearchDate = 'Creation' | 'RequestedDelivery' | 'ConfirmedDelivery';
export type SearchSort = DateSort | PriceSort;
export type DateSort = 'createdAtDateTimeUtc' | 'RequestedDeliveryDate' | 'statusDate';
/** For callers who may see prices (LIST-84). */
export type PriceSort = 'estimatedPrice' | 'confirmedPrice' | 'priceDifference';

/** The conditions of a search; all of them must hold. */
export interface SearchConditions {
  readonly searchTerm: string | null;
  readonly phoneNumber: string | null;
  readonly salesReference: string | null;
  readonly statuses: readonly StatusCode[];
  /** Only these, in upper case (LIST-26). */
  readonly references: readonly string[] | null;
  /** Only what needs this attention, of any date (LIST-38). */
  readonly attention: AttentionFilter | null;
  /** Only with such prices (LIST-82). */
  readonly price: PriceFilter | null;
  /** Only consignments that were delivered without proof (PODX-16). */
  readonly withoutProof: boolean;
  /** The end is exclusive (LIST-24). */
  readonly date: { readonly type: SearchDate; readonly start: Date; readonly end: Date } | null;
}

export interface SearchOrder {
  readonly sort: SearchSort;
  readonly direction: 'asc' | 'desc';
}

export interface SearchQuery extends SearchConditions, SearchOrder {
  readonly pageSize: number;
  readonly pageNumber: number;
  /** The last row of the page before, where the caller has it (LIST-27). */
  readonly after: Cursor | null;
  /** Whether the rows have prices; not at all for callers who may not see them (LIST-81). */
  readonly withPrices?: boolean;
}

/** The position of a row in an order: its sorted date, to the microsecond, and its id. */
export interface Cursor {
  readonly at: string;
  readonly id: string;
}
