import type { PageSize } from '@consign/api-client/consignment';
import { priceSorts, type ListFilter, type ListOrder } from '@consign/domain/list';
import type { ColumnState } from '@consign/ui/data-table';

export { dateSorts, dateTypes, priceSorts, sortDirections, type DateType } from '@consign/domain/list';

/** The state of the list, as stored in the URL (LIST-11). */
export interface SearchState extends ListFilter, ListOrder {
  readonly pageNumber: number;
  readonly pageSize: PageSize;
  /** The visible columns in order; null for the defaults of LIST-01. */
  readonly columns: readonly ColumnId[] | null;
  /** Columns that a card has beside the defaults of LIST-05 (LIST-45). */
  readonly cardColumns: readonly ColumnId[];
  /** The reference of the consignment in the preview; empty for none. */
  readonly preview: string;
}

export type FilterState = ListFilter;

/** The filter of a state, without its page, order and columns. */
export function pickFilter({
  sortOption: _option,
  sortDirection: _direction,
  pageNumber: _number,
  pageSize: _size,
  columns: _columns,
  cardColumns: _cardColumns,
  preview: _preview,
  ...filter
}: SearchState): FilterState {
  return filter;
}

export const columnIds = [
  'reference',
  'createdAtDateTimeUtc',
  'RequestedDeliveryDate',
  'freight',
  'serviceType',
  'sender',
  'receiver',
  'receiverReference',
  'senderReference',
  'salesReference',
  'status',
  'statusDate',
  'tags',
  'estimatedPrice',
  'confirmedPrice',
  'priceDifference',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** For users who may see prices (LIST-81). */
export const priceColumnIds: ReadonlySet<ColumnId> = new Set(priceSorts);
const optionalColumnIds: ReadonlySet<ColumnId> = new Set(['serviceType', 'sender', ...priceColumnIds]);
/** The columns of LIST-01, without the optional ones (LIST-46, LIST-81). */
export const usualColumnIds: readonly ColumnId[] = columnIds.filter((id) => !optionalColumnIds.has(id));

export const pageSizes: readonly PageSize[] = [25, 50, 100, 200];

/** The default search (LIST-15). */
export const defaultSearch: SearchState = {
  searchTerm: '',
  phoneNumber: '',
  salesReference: '',
  statuses: [],
  attention: null,
  price: null,
  priceAtLeast: '',
  withoutProof: false,
  dateType: 'Creation',
  dateRangePresetCode: 'LAST_7_DAYS',
  startDate: null,
  endDate: null,
  allDates: false,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
  pageNumber: 1,
  pageSize: 25,
  columns: null,
  cardColumns: [],
  preview: '',
};

export type SearchQuery = Readonly<Record<string, unknown>>;

/** Always in the address, so that a link finds and sorts the same for everyone (LIST-53). */
const alwaysWritten: ReadonlySet<keyof SearchState> = new Set([
  'dateType',
  'dateRangePresetCode',
  'sortOption',
  'sortDirection',
]);

/** The query of a state: dates and sort always, other values where they differ from the defaults. */
export function writeSearchState(state: SearchState): Record<string, string> {
  const text = (value: SearchState[keyof SearchState]): string =>
    value === null ? '' : Array.isArray(value) ? value.join(',') : String(value);
  return Object.fromEntries(
    (Object.keys(state) as (keyof SearchState)[])
      .filter((key) => alwaysWritten.has(key) || text(state[key]) !== text(defaultSearch[key]))
      .map((key) => [key, text(state[key])])
      .filter(([, value]) => value !== ''),
  );
}

/** The table's column state for the columns in the URL (LIST-31). */
export function toColumnState(columns: readonly ColumnId[] | null): ColumnState | null {
  if (columns === null) return null;
  const hidden = columnIds.filter((id) => !columns.includes(id));
  // A hidden column that is shown again comes to its default place.
  return { order: columns, hidden };
}

/** The columns for the URL; null for the default columns of LIST-01. */
export function toColumns({ order, hidden }: ColumnState): readonly ColumnId[] | null {
  const shown = order.flatMap((id) => columnIds.find((known) => known === id && !hidden.includes(id)) ?? []);
  return shown.join() === usualColumnIds.join() ? null : shown;
}
