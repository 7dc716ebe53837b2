export type {
  BulkAnswer,
  BulkCall,
  BulkFailure,
  BulkFile,
  BulkRun,
  BulkRunner,
  BulkTask,
} from './bulk-runner.js';
export {
  BulkRunnerProvider,
  isActive,
  useBulkRun,
  useBulkRunner,
  useConsignmentHref,
} from './BulkRunnerProvider.js';
