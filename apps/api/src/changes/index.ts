export type { Change } from './change.js';
export type { FieldChange } from './field-changes.js';
export { reportAnonymised, reportChanges, reportPriced } from './report-changes.js';
export type { SearchedFields } from './search-fields.js';
export { addLoadedNames, removeUnusedNames } from './search-store.js';
export { searchWords } from './search-words.js';
