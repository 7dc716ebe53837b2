export { ConsignmentTable } from './ConsignmentTable.js';
