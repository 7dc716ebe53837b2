export { toastSuccess, toastError, toastInfo, toastWarning, type ToastAction } from './toast.js';
