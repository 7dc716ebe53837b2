export { Hireage } from './Hireage.js';
export { toHireageInput, toHireageRows, withoutUnsent, type HireageRow } from './hireage-row.js';
