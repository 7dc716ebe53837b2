import type { RegisteredOperation } from '../http/contract/operation.js';
import { getAddressRegion, listWorkingDates } from './scheduling.js';

export { loadDateFacts, storedTrip } from './date-facts.js';
export { holidayAreas } from './holidays.js';
export { type Timetable, loadTimetable } from './timetable.js';

export const calendarOperations: readonly RegisteredOperation[] = [listWorkingDates, getAddressRegion];
