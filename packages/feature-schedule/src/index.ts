export { ScheduleScreen } from './Schedule.js';
