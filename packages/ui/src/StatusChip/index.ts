export { StatusChip } from './StatusChip.js';
