export { CsvProgress } from './CsvProgress.js';
export type { CsvDownload, CsvDownloadState, CsvJob } from './csv-download.js';
export { useCsvDownload } from './use-csv-download.js';
