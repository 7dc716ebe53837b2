export { toastDone, toastFailed, toastInformation, toastWarning, type ToastAction } from './toast.js';
