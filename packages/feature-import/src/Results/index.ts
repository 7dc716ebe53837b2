export { ErrorTable } from './ErrorTable.js';
export { ResultTable } from './ResultTable.js';
