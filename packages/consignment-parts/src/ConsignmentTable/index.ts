export { ConsignmentColumnsButton } from './ConsignmentColumnsButton.js';
export { ConsignmentTable, type ConsignmentExtra } from './ConsignmentTable.js';
