export { toastContent, toastNextSteps } from './lasting-toast.js';
export { toastSuccess, toastError, toastInfo, toastWarning, type ToastAction } from './toast.js';
