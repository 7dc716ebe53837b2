export { ConsignmentScreen } from './ConsignmentScreen.js';
