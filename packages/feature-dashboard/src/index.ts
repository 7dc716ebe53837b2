export type { DashboardScreenProps, DashboardLinks } from './dashboard-screen-props.js';
export { DashboardScreen } from './Dashboard.js';
