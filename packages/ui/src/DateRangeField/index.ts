export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.js';
export { parseDateRangeChoice, presetChoice, type DateRangeChoice } from './date-range-choice.js';
