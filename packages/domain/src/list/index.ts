/**
 * The list of consignments: its filter and order as a query string, and the search that they are (LIST-11, LIST-25).
 *
 * @module
 */
export {
  checkFilterTexts,
  createQueryReader,
  dateSorts,
  dateTypes,
  parseListFilter,
  parseListOrder,
  priceSorts,
  sortDirections,
  toDayRange,
  toSearch,
  type DateType,
  type FilterTexts,
  type ListFilter,
  type ListOrder,
} from './list-filter.js';
