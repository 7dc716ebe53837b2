export { DateRangeField } from './DateRangeField.js';
export { parseDateRangeChoice, presetChoice, type DateRangeChoice } from './DateRangeField.js';
