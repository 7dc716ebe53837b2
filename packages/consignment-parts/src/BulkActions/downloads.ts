export { saveFile } from './save-file.js';
export { useDownloadStart, type DownloadAction } from './use-download-start.js';
export { usePlanBulk, type ShownPlan } from './use-bulk-plans.js';
export { WhyDialog } from './WhyDialog.js';
