export { DocumentsDialog, type DocumentsDialogProps } from './DocumentsDialog.js';
