export { ConsignmentScreen } from './ConsignmentScreen.js';
export type { ConsignmentScreenProps } from './screen-props.js';
export type { Leaving } from './LeaveDialog.js';
