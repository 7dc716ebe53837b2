export { ConsignmentColumnsButton } from './ConsignmentColumnsButton.js';
export { ConsignmentTable } from './ConsignmentTable.js';
