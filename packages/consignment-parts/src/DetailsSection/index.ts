export { RequestedDate } from './RequestedDate.js';
export { DetailsSection, type DetailsValues } from './DetailsSection.js';
export { useDateLookups, type DateLookups } from './use-date-lookups.js';
