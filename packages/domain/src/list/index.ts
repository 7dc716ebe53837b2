/**
 * The list of consignments: its filter and order as a query string, and the search that they are (LIST-11, LIST-25).
 *
 * @module
 */
export {
  createQueryReader,
  dateSorts,
  dateTypes,
  parseListFilter,
  parseListOrder,
  priceSorts,
  sortDirections,
  textLimits,
  toDayRange,
  toSearch,
  type DateType,
  type ListFilter,
  type ListOrder,
  type ListQuery,
  type ListSortOption,
  type QueryReader,
} from './list-filter.js';
