export { ResultTable } from './ResultTable.js';
