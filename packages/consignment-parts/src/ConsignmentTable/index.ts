export { ConsignmentColumnsButton } from './ConsignmentColumnsButton.js';
export { consignmentColumns } from './columns.js';
export { ConsignmentTable, type ConsignmentExtra } from './ConsignmentTable.js';
