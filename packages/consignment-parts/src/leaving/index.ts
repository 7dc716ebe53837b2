export { LeaveDialog, type Leaving } from './LeaveDialog.js';
export { useUnloadWarning } from './use-unload-warning.js';
