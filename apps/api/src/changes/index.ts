export type { Change, SearchedFields } from './change.js';
export type { FieldChange } from './field-changes.js';
export { reportAnonymised, reportChanges, reportPriced } from './report-changes.js';
export { addLoadedNames, removeUnusedNames } from './search-store.js';
export { searchWords } from './search-words.js';
