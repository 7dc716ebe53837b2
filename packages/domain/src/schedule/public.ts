/** The published names of this folder. The README has a sentence for each. */
export {
  addWorkingDays,
  isWorkingDay,
  nextWorkingDay,
  serviceDate,
  type Calendar,
  type DayReason,
  type Route,
  type ServiceDate,
  type ServiceDateInput,
} from './index.js';
