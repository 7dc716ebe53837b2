export { DateField, type DateFieldProps } from './DateField.js';
export { dayText, isDay, parseDay } from './parse-day.js';
