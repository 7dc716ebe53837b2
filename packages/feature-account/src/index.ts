export { MyDetailsDialog } from './MyDetailsDialog.js';
