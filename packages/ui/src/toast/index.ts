export { toastDone, toastFailed, type ToastAction } from './toast.js';
