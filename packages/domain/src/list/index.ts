/**
 * The list of consignments: its filter and order as a query string, and the search that they are (LIST-11, LIST-25).
 *
 * @module
 */
export {
  dateSorts,
  dateTypes,
  parseListFilter,
  parseListOrder,
  priceSorts,
  sortDirections,
  textLimits,
  type DateType,
  type ListFilter,
  type ListOrder,
  type ListSortOption,
} from './list-filter.js';
export { createQueryReader, type ListQuery, type QueryReader } from './query-reader.js';
export { toDayRange, toSearch } from './search-body.js';
