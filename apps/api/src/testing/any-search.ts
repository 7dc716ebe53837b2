import type { SearchConditions } from '../consignments/search/search-query.js';

/** A search without a condition. */
export const anySearch: SearchConditions = {
  searchTerm: null,
  phoneNumber: null,
  salesReference: null,
  statuses: [],
  references: null,
  attention: null,
  price: null,
  withoutProof: false,
  date: null,
};
