export type { Change, FieldChange } from './change.js';
export { reportChanges } from './report-changes.js';
