export type { ReadGroup } from './protocol.js';
export {
  startImportFile,
  type FileListeners,
  type FileReading,
  type ImportWorker,
} from './start-import-file.js';
