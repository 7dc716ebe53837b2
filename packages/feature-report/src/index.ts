export { ReportScreen } from './ReportScreen.js';
