export { Hireage } from './Hireage.js';
export { toHireageRows, withoutUnsent, type HireageRow } from './hireage-row.js';
