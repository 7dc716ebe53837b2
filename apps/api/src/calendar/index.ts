import type { RegisteredOperation } from '../http/contract/operation.js';
import { getAddressRegion } from './get-address-region.js';
import { listWorkingDates } from './list-working-dates.js';

export { loadDateFacts, storedTrip } from './date-facts.js';
export { holidayAreas } from './holidays.js';
export { type Timetable, loadTimetable } from './timetable.js';

export const calendarOperations: readonly RegisteredOperation[] = [listWorkingDates, getAddressRegion];
