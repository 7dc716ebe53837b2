export { BulkProgress } from './BulkProgress.js';
