export type { Change, FieldChange } from './change.js';
export { reportChanges, reportPriced } from './report-changes.js';
export { searchWords } from './search-words.js';
