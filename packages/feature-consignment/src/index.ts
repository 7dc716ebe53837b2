export { ConsignmentScreen } from './ConsignmentScreen.js';
export type { ConsignmentScreenProps } from './screen-props.js';
