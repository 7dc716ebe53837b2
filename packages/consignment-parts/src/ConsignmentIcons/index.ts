export { ConsignmentIcons } from './ConsignmentIcons.js';
