export { formatLongDay } from './describe-day.js';
export type { MonthDay } from './calendar-props.js';
export { MonthCalendar } from './MonthCalendar.js';
export { addToMonth, daysOfMonth, findMonth, toMonth, type Month } from './month-days.js';
