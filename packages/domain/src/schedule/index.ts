/**
 * Working days and service dates (DATE-08, DATE-09): pure functions over a calendar and the days between two regions.
 * Who knows the holidays, the closures and the service table passes them in.
 *
 * @module
 */
export {
  addWorkingDays,
  closedReason,
  isWorkingDay,
  nextWorkingDay,
  getWeekday,
  type Calendar,
  type Weekday,
} from './calendar.js';
export {
  serviceDate,
  type DayReason,
  type Route,
  type ServiceDateInput,
  type ServiceDate,
} from './service-date.js';
