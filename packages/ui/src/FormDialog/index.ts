export { DialogForm, type DialogFormProps } from './DialogForm.js';
export { FormDialog } from './FormDialog.js';
