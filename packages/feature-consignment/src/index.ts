export { ConsignmentScreen, type ConsignmentScreenProps } from './ConsignmentScreen.js';
export type { Leaving } from './LeaveDialog.js';
