export { ColumnsDialog } from './ColumnsDialog.js';
export { UnknownColumns } from './UnknownColumns.js';
