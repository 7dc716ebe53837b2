export { Hireage } from './Hireage.js';
export { hireageInput, rowsOf, type HireageRow } from './hireage-row.js';
