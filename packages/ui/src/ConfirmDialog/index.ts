export { ConfirmDialog } from './ConfirmDialog.js';
