export { startImportFile, type ImportWorker } from './start-import-file.js';
