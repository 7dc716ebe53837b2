export { Hireage } from './Hireage.js';
export { toHireageInput, toHireageRows, type HireageRow } from './hireage-row.js';
