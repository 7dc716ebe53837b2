export type { Change } from './change.js';
export type { FieldChange } from './field-changes.js';
export { reportChanges, reportPriced } from './report-changes.js';
export { searchWords } from './search-words.js';
