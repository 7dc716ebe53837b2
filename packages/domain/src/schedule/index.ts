/**
 * Working days and service dates (DATE-08, DATE-09): pure functions over calendars. The caller passes in holidays,
 * closures and the service table.
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
  findServiceDays,
  serviceDate,
  type DayReason,
  type Route,
  type ServiceDateInput,
  type ServiceDate,
} from './service-date.js';
