export { CsvProgress } from './CsvProgress.js';
export { RowsField } from './RowsField.js';
export { useCsvDownload, type CsvDownload, type CsvDownloadState, type CsvJob } from './csv-download.js';
