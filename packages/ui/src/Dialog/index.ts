export { Dialog, DialogActions, type DialogProps } from './Dialog.js';
