export { StatusInfoDialog } from './StatusInfoDialog.js';
