export { CsvProgress } from './CsvProgress.js';
export { RowsField } from './RowsField.js';
export type { CsvDownload, CsvDownloadState, CsvJob } from './csv-download.js';
export { useCsvDownload } from './use-csv-download.js';
