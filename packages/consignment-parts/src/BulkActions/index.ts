export { BulkActions } from './BulkActions.js';
