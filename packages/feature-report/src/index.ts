export { ReportScreen, type ReportScreenProps } from './ReportScreen.js';
