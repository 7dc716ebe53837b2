export type { Change } from './change.js';
export type { FieldChange } from './field-changes.js';
export { reportAnonymised, reportChanges, reportPriced } from './report-changes.js';
export type { SearchedFields } from './search-fields.js';
export { searchWords } from './search-words.js';
