export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.js';
export { Dialog, DialogActions, type DialogProps } from './Dialog/Dialog.js';
export { DialogForm, type DialogFormProps } from './FormDialog/DialogForm.js';
export { FormDialog } from './FormDialog/FormDialog.js';
export { InformationDialog } from './InformationDialog/InformationDialog.js';
export { useScrollLock } from './scroll-lock/use-scroll-lock.js';
