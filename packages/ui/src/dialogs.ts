export { ConfirmDialog } from './ConfirmDialog/index.js';
export { Dialog, DialogActions, type DialogProps } from './Dialog/index.js';
export { DialogForm, FormDialog, type DialogFormProps } from './FormDialog/index.js';
export { InformationDialog } from './InformationDialog/index.js';
