export { ScheduleScreen } from './ScheduleScreen.js';
