export type { DashboardLinks } from './dashboard-screen-props.js';
export { DashboardScreen } from './Dashboard.js';
